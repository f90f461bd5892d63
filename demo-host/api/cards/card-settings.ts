import { cardBrands, type CardBrand } from '@portico/rules';
import type { SettingsStore } from '../setup/settings-store';

/** Which cards the lender accepts; the screens read the same settings. */
export type CardSettings = {
  readonly enabled: readonly CardBrand[];
  readonly fullAddress: boolean;
  readonly debitOnly: boolean;
  readonly profiles: boolean;
  readonly singleUse: boolean;
  /** Card numbers are accepted from the lender's page, not only tokens (D88). */
  readonly rawCards: boolean;
};

/** The entries of a setting that is a list. */
export function listOf(text: string): string[] {
  return text
    .replace(/[[\]"]/g, '')
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

export async function cardSettings(settings: SettingsStore): Promise<CardSettings> {
  const flag = (name: string) => settings.flag(`cardPaymentOptions.${name}`);
  const types = await settings.value('cardPaymentOptions.cardTypes');
  const named = types === undefined ? undefined : listOf(types);
  return {
    enabled: cardBrands.filter((brand) => named?.includes(brand) ?? true),
    fullAddress: await flag('fullAddressOption'),
    debitOnly: await flag('debitOnlyOption'),
    profiles: await flag('cardProfilesOption'),
    singleUse: await flag('singleUseCardOption'),
    rawCards: await flag('allowRawCardsOption'),
  };
}
