/** Sends JSON as a coach, or without a token as anybody. @throws Error with the server's answer when it refuses */
export async function post<Reply>(url: string, body: object, token?: string): Promise<Reply> {
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": crypto.randomUUID(),
    ...(token && { Authorization: `Token ${token}` }),
  };
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}
