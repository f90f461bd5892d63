/** The version of this interface; the app receives it with every request. */
export const wrapperVersion = 2;

/**
 * The requests that a page sends to the lender's mobile app. The app answers with a promise; one
 * that it does not know, or cannot fulfil, it answers with undefined or rejects.
 */
export type WrapperRequests = {
  /** The device, and whether its borrower has opted in to biometric sign-in. */
  readonly deviceInfo: () => {
    readonly deviceId?: string | undefined;
    readonly biometricsEnabled?: boolean | undefined;
  };
  /** Asks the borrower for fingerprint or face; answers whether biometric sign-in is on now. */
  readonly enableBiometrics: () => boolean;
  /** Answers whether biometric sign-in is on now. */
  readonly disableBiometrics: () => boolean;
  /** Stores the token, so that only the device's biometrics unlock it; replaces an earlier one. */
  readonly setToken: (payload: WrapperToken) => void;
  /** The stored token, once biometrics have unlocked it; undefined without one, or if refused. */
  readonly getToken: () => WrapperToken | undefined;
  /** How the app was used, which decides whether a review may be asked for. */
  readonly reviewHistory: () => {
    /** When it was installed, in milliseconds since the epoch. */
    readonly installed?: number | undefined;
    /** The day of the last review request, yyyy-MM-dd; '' for never. */
    readonly lastAsked?: string | undefined;
    /** How often it was opened. */
    readonly loads?: number | undefined;
  };
  /** Asks the borrower for a review, in the way of the platform. */
  readonly promptReview: () => void;
};

/** The token of a biometric sign-in, with its last day (yyyy-MM-dd; '' for none). */
export type WrapperToken = { readonly token: string; readonly expires: string };

/** The name of a request. */
export type WrapperRequest = keyof WrapperRequests;

/**
 * What the lender's mobile app defines as `window.gacmobile`, before any script of the page runs, in
 * a web view whose user agent contains `gacmobile`.
 */
export type MobileWrapper = {
  readonly request: <N extends WrapperRequest>(
    name: N,
    payload: Parameters<WrapperRequests[N]>[0],
    version: number,
  ) => Promise<ReturnType<WrapperRequests[N]>>;
};
