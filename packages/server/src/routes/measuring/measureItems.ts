import { contract, Failure, MEASURE_ITEMS_LIMIT, type MeasureItem, type MeasureItemDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { createTeamCache } from "../../http/serve/teamCache.ts";
import {
  findAnyMeasureValue,
  findMeasureItem,
  insertMeasureItem,
  listMeasureItems,
  updateMeasureItem,
  updateMeasureItemArchived,
  updateMeasureItemOrder,
  updateMeasureItemReinstated,
} from "../../store/measuring/measureItems.ts";
import { lockTeam } from "../../store/team/teams.ts";

/** The team is locked for every write: its items keep different names, and each a place in the order. */
export function measureItemRoutes(api: Api) {
  const cached = createTeamCache(api.db);

  serve(api, contract.listMeasureItems, async (call) =>
    cached(contract.listMeasureItems, call, async () => ({
      items: await listMeasureItems(call.db, call.session.team.team_id),
    })),
  );

  serve(api, contract.createMeasureItem, async ({ session, body, db, audit }) => {
    const { team_id } = session.team;
    const items = await lockItems(db, team_id);
    if (items.length >= MEASURE_ITEMS_LIMIT) throw failures.tooMany();
    refuseSameName(items, body);
    await audit("measure_item_created");
    return insertMeasureItem(db, team_id, body);
  });

  serve(api, contract.updateMeasureItem, async ({ session, params: { id }, body, db, audit }) => {
    const { team_id } = session.team;
    const { version, ...draft } = body;
    const items = await lockItems(db, team_id);
    const current = items.find((item) => item.id === id);
    if (!current) throw new Failure("not_found");
    if (current.version !== version) throw failures.stale();
    const changed = changedFields(current, draft);
    if (changed.length === 0) return current;
    refuseSameName(
      items.filter((item) => item.id !== id),
      draft,
    );
    if (altersValues(current, draft) && (await findAnyMeasureValue(db, team_id, id))) throw failures.measured();
    await audit("measure_item_changed", { details: changed });
    return updateMeasureItem(db, team_id, id, draft);
  });

  serve(api, contract.archiveMeasureItem, async ({ session, params: { id }, db, now, audit }) => {
    const { team_id } = session.team;
    const item = await lockItem(db, team_id, id);
    if (item.archived) return item;
    await audit("measure_item_archived");
    return updateMeasureItemArchived(db, team_id, id, now);
  });

  serve(api, contract.reinstateMeasureItem, async ({ session, params: { id }, db, audit }) => {
    const { team_id } = session.team;
    const item = await lockItem(db, team_id, id);
    if (!item.archived) return item;
    await audit("measure_item_reinstated");
    return updateMeasureItemReinstated(db, team_id, id);
  });

  serve(api, contract.orderMeasureItems, async ({ session, body: { ids }, db, audit }) => {
    const { team_id } = session.team;
    const active = (await lockItems(db, team_id)).filter((item) => !item.archived).map((item) => item.id);
    if (ids.join() === active.join()) return { items: await listMeasureItems(db, team_id) };
    if (inOrder(ids) !== inOrder(active)) throw failures.otherItems();
    await updateMeasureItemOrder(db, team_id, ids);
    await audit("measure_items_ordered");
    return { items: await listMeasureItems(db, team_id) };
  });
}

async function lockItems(db: Queryable, teamId: number): Promise<MeasureItem[]> {
  await lockTeam(db, teamId);
  return listMeasureItems(db, teamId);
}

async function lockItem(db: Queryable, teamId: number, id: number): Promise<MeasureItem> {
  await lockTeam(db, teamId);
  const item = await findMeasureItem(db, teamId, id);
  if (!item) throw new Failure("not_found");
  return item;
}

function refuseSameName(items: readonly MeasureItem[], { name }: MeasureItemDraft) {
  const same = items.find((item) => item.name === name);
  if (same) throw same.archived ? failures.archivedName() : failures.sameName();
}

const changedFields = (current: MeasureItem, draft: MeasureItemDraft): string[] => {
  const before: Record<string, unknown> = current;
  return Object.entries(draft).flatMap(([name, value]) => (before[name] === value ? [] : [name]));
};

const altersValues = (current: MeasureItem, draft: MeasureItemDraft) =>
  current.unit !== draft.unit || current.better !== draft.better || draft.decimals < current.decimals;

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();

const conflict = (message: string) => () => new Failure("conflict", { message });

const failures = {
  stale: conflict("開いている間に、ほかの人がこの項目を保存しました。いまの内容を確かめて、もう一度保存してください。"),
  sameName: conflict("同じ名前の項目があります。別の名前を入力してください。"),
  archivedName: conflict("使っていない項目に同じ名前があります。その項目を「もう一度使う」で戻してください。"),
  tooMany: conflict(`項目は${MEASURE_ITEMS_LIMIT}個までです。`),
  measured: conflict(
    "測定値があるため、単位・よい方向・小数の桁数は変えられません。新しい項目を追加し、この項目は使わない設定にしてください。",
  ),
  otherItems: conflict(
    "開いている間に、項目が追加または変更されました。いまの内容を確かめて、もう一度並べ替えてください。",
  ),
} as const;
