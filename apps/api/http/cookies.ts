import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that only the server reads. Scripts never see them and other sites never send them. */
export type Cookies = {
  read: (name: CookieName) => string | null;
  set: (name: CookieName, value: string, lifeSeconds: number) => void;
  clear: (name: CookieName) => void;
};

export type CookieName =
  | 'luwag_session'
  | 'luwag_challenge'
  | 'luwag_device'
  | 'luwag_pay'
  | 'luwag_staff'
  | 'luwag_staff_device';

/** Over HTTPS the prefix binds a cookie to this host. Over plain http (a sandbox) browsers refuse both it and Secure. */
export function cookieNameOn(isHttps: boolean, name: CookieName): string {
  return isHttps ? `__Host-${name}` : name;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): Cookies {
  const attributes = { httpOnly: true, sameSite: 'strict', path: '/', secure: isHttps } as const;
  return {
    read: (name) => request.cookies[cookieNameOn(isHttps, name)] ?? null,
    set: (name, value, lifeSeconds) => {
      void reply.setCookie(cookieNameOn(isHttps, name), value, { ...attributes, maxAge: lifeSeconds });
    },
    clear: (name) => {
      void reply.clearCookie(cookieNameOn(isHttps, name), attributes);
    },
  };
}
