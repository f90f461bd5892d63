import { valuesInAddress } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { readPaymentPreset } from '@portico/shared/payment-preset';
import { signal, type Signal } from '@preact/signals-core';
import { useState } from 'react';
import type { Meant } from './meant';

/**
 * What the borrower meant (D178): by the tag's attributes, else by the page's address, else by what
 * the screen passed that led here. Read once.
 */
export function useMeant(given: Readonly<Record<string, unknown>>): Signal<Meant | undefined> {
  const { configuration, environment, takeScreenData } = useCore();
  const [meant] = useState(() => {
    const passed = takeScreenData('payment');
    const values = passed?.kind === 'paymentPreset' ? passed.values : undefined;
    const { payment } = configuration.peek().pages;
    const preset =
      readPaymentPreset(given) ??
      readPaymentPreset(valuesInAddress(payment, environment.location.href())) ??
      readPaymentPreset({ ...(typeof values === 'object' && values) });
    return signal<Meant | undefined>(
      preset && { preset, refused: [], isNew: values !== undefined },
    );
  });
  return meant;
}
