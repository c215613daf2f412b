import { useEffect, useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ProductMark } from "../../../components/ProductMark/ProductMark.tsx";
import { productText } from "../../../copy/frame/product.ts";
import { media, token } from "../../../tokens/theme.ts";

/** 規則どおりの縮尺（本塁の幅17インチ＝100）で引いた打席の石灰の線と、製品の名前。 */
export function LoginArt() {
  const { formatMessage } = useIntl();
  const chalk = useId();
  const grain = useId();
  const dusty = useAfterFirstPaint();

  return (
    <Field>
      <Drawing viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <filter id={chalk} filterUnits="userSpaceOnUse" x="-300" y="0" width="1400" height="960">
          <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="4" result="dust" />
          <feDisplacementMap in="SourceGraphic" in2="dust" scale="6" xChannelSelector="R" yChannelSelector="G" />
        </filter>
        <filter id={grain}>
          <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="9" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 0.07 0" />
        </filter>
        <Mown d="M-100 0H60L-100 420zM220 0H400L-100 900V840zM560 0H740L140 900H-40z" />
        {dusty && <rect width="800" height="900" filter={`url(#${grain})`} />}
        <Chalk filter={dusty ? `url(#${chalk})` : undefined}>
          <path d="M662 428 1090 0M138 428-290 0M33 428h282v424H33zM485 428h282v424H485zM274 856v80M526 856v80" />
          <Plate d="M350 590h100v50l-50 50-50-50z" />
        </Chalk>
      </Drawing>
      <Head>
        <Product>
          <ProductMark />
          {formatMessage(productText.mark)}
        </Product>
        <Words>
          <Part>{formatMessage(productText.promiseSee)}</Part>
          <Part>{formatMessage(productText.promiseSay)}</Part>
        </Words>
      </Head>
    </Field>
  );
}

/** The noise texture is slow to draw on a phone, so it is added after the form's first paint. */
function useAfterFirstPaint() {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}

const Field = styled.div`
  position: sticky;
  inset-block-start: 0;
  height: 100svh;
  overflow: hidden;
  background: ${token("turf")};
  color: ${token("chalk")};
  forced-color-adjust: none;

  @media ${media.mobile} {
    position: relative;
    height: auto;
  }
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Mown = styled.path`
  fill: ${token("turf-mown")};
  opacity: 0.5;
`;

const Chalk = styled.g`
  fill: none;
  stroke: ${token("chalk")};
  stroke-width: 9;

  @media ${media.mobile} {
    transform: translate(20%, 35.4%) scale(0.6);
  }
  @media ${media.short} {
    display: none;
  }
`;

const Plate = styled.path`
  fill: ${token("chalk")};
  stroke: none;
`;

const Head = styled.header`
  position: relative;
  padding: ${token("sp-9")};

  @media ${media.mobile} {
    padding: ${token("sp-5")};
  }
`;

const Product = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  font-size: ${token("fs-h1-header")};
  font-weight: 800;
  letter-spacing: 0.1em;
`;

const Words = styled.p`
  max-width: 7em;
  padding-block-start: ${token("sp-5")};
  font-size: ${token("fs-display-lg")};
  font-weight: ${token("fw-display-lg")};
  line-height: ${token("lh-display-lg")};
  letter-spacing: 0.02em;
  font-feature-settings: "palt";

  @media ${media.mobile} {
    max-width: none;
    padding-block-start: ${token("sp-3")};
    font-size: ${token("fs-h1")};
  }
`;

const Part = styled.span`
  display: inline-block;
`;
