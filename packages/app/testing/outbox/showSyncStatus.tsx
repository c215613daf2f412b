import { screen, waitFor } from "@testing-library/react";
import { Component } from "../../src/routes/syncStatus/SyncStatusRoute.tsx";
import type { Services } from "../../src/services/services.ts";
import { renderRoutes } from "../renderRoutes.tsx";

/** 通信の状態 of the signed-in coach. */
export function showSyncStatus(services: Services) {
  return renderRoutes(
    services,
    [
      { path: "/sync-status", element: <Component /> },
      { path: "*", element: <p>別の画面</p> },
    ],
    { at: "/sync-status" },
  ).router;
}

/** The text of the CSV that a press brings. */
export async function exportedCsv(press: () => void): Promise<string> {
  const files: Blob[] = [];
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: (file: Blob) => `#${files.push(file)}`, revokeObjectURL: () => {} });
  press();
  await waitFor(() => {
    if (files.length === 0) throw new Error("CSV が出ない");
  });
  return textOf(files[0] as Blob);
}

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

/** The row of a refused entry. */
export const refusedRow = async (label: string) =>
  (await screen.findByText(label, { selector: "li b" })).closest("li") ?? document.body;
