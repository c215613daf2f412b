import type { SportType } from "@kyuseki/domain";
import type { PhotosSrc } from "../../../components/Avatar/photoSrc.ts";

export type Team = { sportType: SportType; analyzerAvailable: boolean; isManager: boolean; photos: PhotosSrc };
