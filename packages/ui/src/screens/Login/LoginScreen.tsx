import { lazy, Suspense } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { LoginArt } from "./parts/LoginArt.tsx";
import { LoginForm } from "./parts/LoginForm.tsx";
import type { LoginScreenProps } from "./parts/signIn.ts";

export function LoginScreen(props: LoginScreenProps) {
  return (
    <Split>
      <LoginArt />
      <Main>
        {/* Behind the second step the form keeps what was typed. */}
        <FormPlace hidden={Boolean(props.secondStep)}>
          <LoginForm {...props} />
        </FormPlace>
        {props.secondStep && (
          <Suspense>
            <SecondStep {...props.secondStep} />
          </Suspense>
        )}
      </Main>
    </Split>
  );
}

/** Only those with a passkey come here. */
const SecondStep = lazy(() => import("./parts/SecondStep.tsx").then(({ SecondStep: one }) => ({ default: one })));

const FormPlace = styled.div`
  width: 100%;
  max-width: ${token("form")};

  @media ${media.mobile} {
    max-width: none;
  }
`;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(calc(${token("form")} + 2 * ${token("sp-6")}), 1fr);
  min-height: 100svh;
  background: ${token("surface")};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: min(4 * ${token("sp-10")}, 40svh) 1fr;
  }
`;

const Main = styled.main`
  display: grid;
  place-items: center;
  min-width: 0;
  padding: ${token("sp-8")};

  @media ${media.mobile} {
    place-items: start stretch;
    padding: ${token("sp-6")} ${token("sp-5")} ${token("sp-7")};
  }
`;
