import { type ReactNode, Suspense, use, useState } from "react";

type SlowPageProps<Value> = {
  first: Value;
  /** 選ぶもの。 */
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/** For stories only: a page that is drawn for a chosen value when 描き終える is pressed, and shows the value. */
export function SlowPage<Value>({ first, children }: SlowPageProps<Value>) {
  const [value, setValue] = useState(first);
  const [pages] = useState(() => new Map([[first, finished(first)]]));
  const page = pages.get(value) ?? Promise.withResolvers<Value>();
  pages.set(value, page);

  return (
    <>
      {children(value, setValue)}
      <Suspense fallback="読み込み中">
        <Drawn page={page.promise} />
      </Suspense>
      <button
        type="button"
        onClick={() => {
          for (const [key, { resolve }] of pages) resolve(key);
        }}
      >
        描き終える
      </button>
    </>
  );
}

function Drawn<Value>({ page }: { page: Promise<Value> }) {
  return <output>{String(use(page))}</output>;
}

function finished<Value>(value: Value) {
  const page = Promise.withResolvers<Value>();
  page.resolve(value);
  return page;
}
