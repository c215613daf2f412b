/** Texts of somebody who wants more than text: markup, scripts, addresses that lie, marks that turn a line around. */
export const hostileTexts = [
  "<script>document.title = 'x'</script>",
  "<img src=x onerror=\"document.title='x'\">",
  "<svg/onload=alert(1)>",
  '<a href="javascript:alert(1)">押す</a>',
  "[押す](javascript:alert(1)) **太字**",
  "javascript:alert(1) data:text/html,<b>x</b> vbscript:x",
  'https://example.jp/"onmouseover="alert(1)',
  "https://example.jp/<script>alert(1)</script>",
  "https://club.example@evil.example/",
  "https://example.jp/\u202egpj.exe",
  "HTTPS://EXAMPLE.JP/A'style='x",
  "&lt;b&gt; &#x3c;script&#x3e; \u0000 \ufeff",
  "{{constructor.constructor('alert(1)')()}} #{alert(1)}",
  "'; drop table notices; --",
] as const;
