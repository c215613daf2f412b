import { expect, test } from "vitest";
import { maskEvent } from "./maskEvent.ts";

const address = "https://coach.example/member-list/:member_id";
const canary = "カナリア 花子";

test("P1 名前の入る属性とアドレスは、録画に入らない", () => {
  const row = {
    type: 2,
    tagName: "a",
    attributes: {
      class: "row",
      href: "/member-list/12",
      "aria-label": `${canary}の詳細`,
      title: canary,
      "data-variant": "primary",
      "data-key": "12",
      "data-name": canary,
      value: canary,
      id: canary,
    },
    childNodes: [{ type: 3, textContent: "***" }],
  };
  const recorded = [
    { type: 4, timestamp: 5, data: { href: "https://coach.example/join/himitsu?q=x", width: 390 } },
    { type: 2, data: { node: { type: 0, childNodes: [row] } } },
    { type: 3, data: { source: 0, attributes: [{ id: 9, attributes: { alt: canary, style: { width: "40%" } } }] } },
  ];

  const masked = recorded.map((event) => maskEvent(event, address));
  expect(masked).toEqual([
    { type: 4, timestamp: 5, data: { href: address, width: 390 } },
    {
      type: 2,
      data: {
        node: {
          type: 0,
          childNodes: [
            {
              type: 2,
              tagName: "a",
              attributes: { class: "row", "data-variant": "primary" },
              childNodes: [{ type: 3, textContent: "***" }],
            },
          ],
        },
      },
    },
    { type: 3, data: { source: 0, attributes: [{ id: 9, attributes: { style: { width: "40%" } } }] } },
  ]);
});
