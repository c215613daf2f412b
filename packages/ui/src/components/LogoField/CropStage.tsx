import { type KeyboardEvent, useId, useState } from "react";
import Cropper, { type Point } from "react-easy-crop";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { logoText, logoValueText } from "../../copy/team/logo.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Note } from "../../layout/Text/Note.ts";
import { token } from "../../tokens/theme.ts";
import { cropperStyle } from "./cropperStyle.ts";
import type { Area } from "./picture.ts";

type CropStageProps = {
  src: string;
  /** 動かすたび、はじめに画像が出たときにも。 */
  onChange: (area: Area) => void;
};

/** 画像と正方形の枠。指、マウス、ホイール、鍵盤、スライダーで合わせる。 */
export function CropStage({ src, onChange }: CropStageProps) {
  const { formatMessage } = useIntl();
  const guideId = useId();
  const zoomId = useId();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.least);
  const percent = Math.round(zoom * 100);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = zoomKeys.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    setZoom((before) => Math.min(Math.max(before + step, zooms.least), zooms.most));
  };

  return (
    <Stack>
      <Frame onKeyDown={handleKeyDown}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          aspect={1}
          keyboardStep={keyStep}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={onChange}
          cropperProps={{
            role: "group",
            "aria-label": formatMessage(logoText.cropArea),
            "aria-describedby": guideId,
          }}
          disableAutomaticStylesInjection
        />
      </Frame>
      <Note id={guideId}>{formatMessage(logoText.cropGuide)}</Note>
      <Zoom>
        <label htmlFor={zoomId}>{formatMessage(logoText.zoom)}</label>
        <Slider
          id={zoomId}
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={zoom}
          aria-valuetext={formatMessage(logoValueText.zoomed, { percent })}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
        <Percent htmlFor={zoomId}>{formatMessage(logoValueText.zoomed, { percent })}</Percent>
      </Zoom>
    </Stack>
  );
}

const zooms = { least: 1, most: 4, step: 0.01 } as const;
/** How far an arrow key moves it, in CSS pixels. */
const keyStep = 4;
/** On a Japanese keyboard + is the shifted ; and on others the shifted =. */
const zoomKeys = new Map([
  ["+", 0.1],
  [";", 0.1],
  ["=", 0.1],
  ["-", -0.1],
]);

const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: ${token("touch")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
`;

const Slider = styled.input`
  flex: 1;
  min-width: 0;
  height: ${token("touch")};
  accent-color: ${token("primary")};
`;

const Percent = styled.output`
  min-width: 4ch;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${token("r-m")};
  background: ${token("board")};

  ${cropperStyle}
`;
