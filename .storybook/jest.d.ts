// jest gives `expect` to the test runner's hooks as a global; jest-image-snapshot brings no types.
declare module "jest-image-snapshot" {
  export const toMatchImageSnapshot: (received: Buffer, options?: object) => { pass: boolean; message(): string };
}
declare const expect: {
  extend(matchers: object): void;
  (received: unknown): { toMatchImageSnapshot(options?: object): void };
};
