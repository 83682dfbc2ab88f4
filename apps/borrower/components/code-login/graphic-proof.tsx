import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import type { CodeLogin } from './use-code-login.ts';

const GraphicCodeField = lazyComponent(
  async () => (await import('./graphic-code-field.tsx')).GraphicCodeField,
);

/** The characters in a picture, where the server asks for them before it sends another code. */
export function GraphicProof({ login, error }: { login: CodeLogin; error: string | undefined }) {
  return login.graphic === null ? null : (
    <GraphicCodeField
      graphic={login.graphic}
      error={error}
      onAnother={() => void login.showAnotherGraphic()}
    />
  );
}
