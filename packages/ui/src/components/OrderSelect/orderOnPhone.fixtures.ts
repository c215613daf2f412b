import { expect, waitFor, within } from "storybook/test";

type Canvas = ReturnType<typeof within>;
type UserEvent = { selectOptions: (select: Element, option: string) => Promise<void> };

/** Chooses an order of the cards, and looks that the list says so. */
export async function chooseOrder({ canvas, userEvent }: { canvas: Canvas; userEvent: UserEvent }, order: string) {
  const select = canvas.getByRole("combobox", { name: "並び順" });
  await userEvent.selectOptions(select, order);
  await expect(select).toHaveDisplayValue(order);
}

/** Waits until the first cards of the named list begin with these words. */
export async function expectFirstCards(canvas: Canvas, list: string, words: readonly string[]) {
  const cards = () => within(canvas.getByRole("list", { name: list })).getAllByRole("article");
  await waitFor(() =>
    expect(
      cards()
        .slice(0, words.length)
        .map(({ textContent }, at) => textContent?.slice(0, words[at]?.length)),
    ).toEqual(words),
  );
}
