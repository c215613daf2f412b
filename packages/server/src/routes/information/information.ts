import { contract, Failure } from "@kyuseki/domain";
import { distinctLoader } from "../../db/batchLoader.ts";
import { createAnswerCache } from "../../http/replies/answerCache.ts";
import { createMarkdownTrees } from "../../http/replies/markdownTrees.ts";
import { prepareAnswer } from "../../http/replies/preparedAnswer.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import {
  countUnreadInformation,
  findInformation,
  listInformation,
  listInformationStates,
  upsertInformationReads,
} from "../../store/notices/information.ts";

/** What the provider has published, the same for every club; each coach's own marks of what is read. */
export function informationRoutes(api: Api) {
  const withTree = createMarkdownTrees();
  const lists = createAnswerCache(listBytes);
  const findState = distinctLoader((userIds: readonly number[]) => listInformationStates(api.db, userIds));

  serve(api, contract.listInformation, async ({ session: { user }, query, db }) =>
    lists.get(JSON.stringify([user.id, await findState(user.id), query]), async () =>
      prepareAnswer(contract.listInformation, {
        ...(await listInformation(db, user.id, query)),
        unread: await countUnreadInformation(db, user.id),
      }),
    ),
  );

  serve(api, contract.getInformation, async ({ session: { user }, params: { id }, db }) => {
    const information = await findInformation(db, user.id, id);
    if (!information) throw new Failure("not_found");
    return withTree(information);
  });

  serve(api, contract.readInformation, async ({ session: { user }, body, db, now }) => {
    await upsertInformationReads(db, user.id, body.information_id, now);
    return { unread: await countUnreadInformation(db, user.id) };
  });
}

const listBytes = 4 * 1024 * 1024;
