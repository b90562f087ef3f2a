/** What the contract needs of a signed-in user of the identity provider. */
export interface ProviderUser {
  readonly uid: string;
  getIdToken(): Promise<string>;
}

export interface ContractOptions {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly loginEndpoint?: string;
  readonly logoutEndpoint?: string;
  /** Replaces both calls. */
  readonly tokenChangedHandler?: (user: ProviderUser | null) => Promise<void>;
  readonly onLoginError?: (error: unknown) => void;
  readonly onLogoutError?: (error: unknown) => void;
}

/** A login or logout endpoint that did not succeed; its body is always JSON. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly status: number;
  readonly errorCode: string | undefined;

  constructor(endpoint: string, status: number, body: unknown) {
    super(`${endpoint} answered ${status}`);
    this.status = status;
    const code = (body as { errorCode?: unknown } | undefined)?.errorCode;
    this.errorCode = typeof code === 'string' ? code : undefined;
  }
}

/** The application is wired wrongly; thrown at once so that it never reaches a person. */
class ContractError extends Error {
  override readonly name = 'ContractError';
}

export interface Contract {
  /** Tells our server about a signed-in, changed or missing user. Calls run one after the other. */
  changed(user: ProviderUser | null): Promise<void>;
  /** Whether a call is under way. */
  readonly busy: boolean;
}

const check = (options: ContractOptions): void => {
  if (options.apiKey === '') throw new ContractError('apiKey is missing');
  if (options.authDomain === '') throw new ContractError('authDomain is missing');
  const endpoints = options.loginEndpoint !== undefined || options.logoutEndpoint !== undefined;
  if (options.tokenChangedHandler !== undefined) {
    if (endpoints) throw new ContractError('Give either endpoints or tokenChangedHandler');
    return;
  }
  if (!options.loginEndpoint || !options.logoutEndpoint)
    throw new ContractError('loginEndpoint and logoutEndpoint are required');
};

export const createContract = (
  options: ContractOptions,
  fetch: (input: string, init: RequestInit) => Promise<Response>,
): Contract => {
  check(options);
  const post = async (endpoint: string, headers: Record<string, string>): Promise<void> => {
    const response = await fetch(endpoint, { method: 'POST', headers, credentials: 'include' });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new EndpointError(endpoint, response.status, body);
  };
  const login = async (user: ProviderUser): Promise<void> => {
    try {
      const authorization = `Bearer ${await user.getIdToken()}`;
      await post(options.loginEndpoint ?? '', { authorization });
    } catch (error) {
      options.onLoginError?.(error);
      throw error;
    }
  };
  const logout = async (): Promise<void> => {
    try {
      await post(options.logoutEndpoint ?? '', {});
    } catch (error) {
      options.onLogoutError?.(error);
      throw error;
    }
  };

  let last: Promise<void> = Promise.resolve();
  let running = 0;
  const run = async (user: ProviderUser | null): Promise<void> => {
    if (options.tokenChangedHandler) return options.tokenChangedHandler(user);
    return user === null ? logout() : login(user);
  };
  return {
    changed: (user) => {
      running++;
      const mine = last
        .catch(() => undefined)
        .then(() => run(user))
        .finally(() => {
          running--;
        });
      last = mine;
      return mine;
    },
    get busy() {
      return running > 0;
    },
  };
};
