import type {
  BankAccount,
  BankAccountType,
  Identifier,
  MethodKind,
  PaymentType,
} from '@portico/rules';

/** A saved bank account, with only the last four digits of its number. */
export type SavedBank = {
  readonly profileId: Identifier;
  readonly accountType: BankAccountType;
  readonly last4: string;
  /** Undefined if the host does not send it. */
  readonly routingNumber?: string | undefined;
};

/** What a card's name and fee depend on. */
export type CardFace = {
  /** As the host writes it, such as `Visa`. */
  readonly cardType: string;
  readonly last4: string;
  /** `MM/YY`; undefined if the host does not send it. */
  readonly expirationDate: string | undefined;
  readonly debitCredit: 'debit' | 'credit';
};

/** A card the borrower has saved. */
export type SavedCard = CardFace & { readonly profileId: Identifier };

/** The holder and billing address of a new card; fields that the form does not show are empty. */
export type CardHolder = {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: {
    readonly zipCode: string;
    readonly address1: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
  };
};

/** A new card's number and code as typed, or the token from a processor's fields (D88). */
export type CardSecret =
  | { readonly via: 'number'; readonly cardNumber: string; readonly securityCode: string }
  | { readonly via: 'token'; readonly token: string };

/** What the loan is paid with. A new method is used for one payment and kept in memory only. */
export type Method =
  | ({ readonly kind: 'saved-bank' } & SavedBank)
  | {
      readonly kind: 'new-bank';
      readonly bank: BankAccount;
      /** The bank's name, if the look-up found it. */
      readonly bankName: string | undefined;
    }
  | ({ readonly kind: 'saved-card' } & SavedCard)
  | {
      readonly kind: 'new-card';
      readonly card: CardFace;
      readonly holder: CardHolder;
      readonly secret: CardSecret;
    };

/** The borrower's saved methods. */
export type SavedMethods = {
  readonly banks: readonly SavedBank[];
  readonly cards: readonly SavedCard[];
};

/** The saved methods with one that has just been saved. */
export function withSaved({ banks, cards }: SavedMethods, method: Method): SavedMethods {
  return {
    banks: method.kind === 'saved-bank' ? [...banks, method] : banks,
    cards: method.kind === 'saved-card' ? [...cards, method] : cards,
  };
}

/** The saved methods of one type, as methods. */
export function savedOf({ banks, cards }: SavedMethods, type: PaymentType): Method[] {
  return type === 'ach'
    ? banks.map((bank) => ({ kind: 'saved-bank', ...bank }))
    : cards.map((card) => ({ kind: 'saved-card', ...card }));
}

/** The profile of a saved method; a new one has none. */
export function profileIdOf(method: Method): Identifier | undefined {
  return 'profileId' in method ? method.profileId : undefined;
}

/** What fees and limits depend on. */
export function kindOf(method: Method): MethodKind {
  switch (method.kind) {
    case 'saved-bank':
    case 'new-bank':
      return { type: 'ach' };
    case 'saved-card':
      return { type: 'card', debitCredit: method.debitCredit };
    case 'new-card':
      return { type: 'card', debitCredit: method.card.debitCredit };
  }
}

/** A card's name, or undefined for a bank account. */
export function cardOf(method: Method): CardFace | undefined {
  if (method.kind === 'saved-card') return method;
  return method.kind === 'new-card' ? method.card : undefined;
}

/** A bank account's type and last four digits, or undefined for a card. */
export function bankOf(method: Method): Pick<SavedBank, 'accountType' | 'last4'> | undefined {
  if (method.kind === 'saved-bank') return method;
  if (method.kind !== 'new-bank') return undefined;
  const { accountType, accountNumber } = method.bank;
  return { accountType, last4: accountNumber.slice(-4) };
}

/** The routing number of a bank account, where it is known. */
export function routingNumberOf(method: Method): string | undefined {
  if (method.kind === 'new-bank') return method.bank.routingNumber;
  return method.kind === 'saved-bank' ? method.routingNumber : undefined;
}
