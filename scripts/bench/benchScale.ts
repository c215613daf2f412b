// `npm run bench -- --scale`: what the calls of one large team cost in nations of other sizes.
import { spawnSync } from "node:child_process";
import { type Cost, measureCalls, scaleTable } from "../../bench/server/scale.ts";
import { startProduct, temporaryData } from "../productProcess.ts";

const coach = { email: "scale@demo.kyuseki.example", password: "kyuseki-demo" };

/** `sizes`: numbers of measurements; each nation has a club for every 1,000 of them. Prints one table. */
export async function benchScale(sizes: readonly number[]) {
  const bySize = new Map<string, ReadonlyMap<string, Cost>>();
  for (const size of sizes) bySize.set(`${size / 1_000_000}M`, await measured(size));
  console.table(scaleTable(bySize));
}

async function measured(measurements: number) {
  const nation = temporaryData();
  try {
    const clubs = Math.max(1, Math.round(measurements / 1_000));
    const size = ["--members", "1000", "--clubs", `${clubs}`, "--measurements", `${measurements}`];
    const env = { ...process.env, DATA_DIR: nation.dataDir };
    const { status } = spawnSync(process.execPath, ["packages/server/src/demo/scale/scale.ts", ...size], {
      stdio: "inherit",
      env,
    });
    if (status !== 0) throw new Error("the nation could not be made");
    const product = await startProduct(nation.dataDir);
    try {
      return await measureCalls({ product: product.url, coach });
    } finally {
      await product.stop();
    }
  } finally {
    nation.remove();
  }
}
