import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { notes, nowS } from "../NoteReader/notes.fixtures.ts";
import { Panel } from "../Panel/Panel.tsx";
import { NoteRow } from "./NoteRow.tsx";

const [painful, late, starred, answered] = notes;
if (!painful || !late || !starred || !answered) throw new Error("the queue has four notes");

const meta = {
  id: "components-note-row",
  title: "部品/ノートの一行",
  component: NoteRow,
  args: {
    note: painful,
    nowS,
    href: "/note/view-note/12",
    isOpen: false,
    onOpen: fn((event) => event.preventDefault()),
  },
  render: (args) => (
    <Panel aria-label="ノートの一覧" flush>
      <ul>
        <NoteRow {...args} />
        <NoteRow {...args} note={late} />
        <NoteRow {...args} note={starred} />
        <NoteRow {...args} note={answered} isOpen />
      </ul>
    </Panel>
  ),
} satisfies Meta<typeof NoteRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "痛み、締め切り後、お気に入り、返信済み",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      "小小川 新小6昨日 19:0270球近く投げて、最後はひじが痛かった。つかれるとフォームが小さくなる。痛み・違和感ふりかえり未返信",
      "青青山 朔中211/18 21:30けん制のタイミングを変えてみた。来週の試合で試したい。締め切り後ふりかえり未返信",
      "武武田 ひまり小5お気に入り11/18 18:12スイッチの左打席で初めてセンターに飛んだ。ふりかえり未返信",
      "増増田 碧中2昨日 20:14打つ前に力が入りすぎるくせが少し直ってきた。明日はトスで試して、そのあとティーで確かめる。ふりかえりナイス！返信済み",
    ]);
    await userEvent.click(canvas.getByRole("link", { name: /小川 新/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { current: true })).toHaveTextContent("増田 碧");
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
