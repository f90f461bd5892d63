/** A colour as the studio keeps it: `#rrggbb`; undefined for what is none, or is see-through. */
export type ReadColour = (text: string) => string | undefined;

const toHex = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `#rgb`, `#rrggbb`, either with an opaque alpha. */
function fromHex(text: string): string | undefined {
  const digits = /^#([\da-f]{3,8})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  const long = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits;
  if (long.length === 8 && long.endsWith('ff')) return `#${long.slice(0, 6)}`;
  return long.length === 6 ? `#${long}` : undefined;
}

/** The numbers of `name(1, 2 3 / 100%)`; the alpha has to be 1. */
function parts(name: RegExp, text: string): readonly string[] | undefined {
  const inside = name.exec(text)?.[1];
  const [first = '', second = '', third = '', alpha = '1', ...rest] =
    inside?.trim().split(/[\s,/]+/) ?? [];
  if (third === '' || rest.length > 0 || !/^(1(\.0+)?|100%)$/.test(alpha)) return undefined;
  return [first, second, third];
}

function fromRgb(text: string): string | undefined {
  const channels = parts(/^rgba?\(([^()]*)\)$/i, text);
  if (!channels?.every((channel) => /^\d+(\.\d+)?%?$/.test(channel))) return undefined;
  return toHex(
    channels.map((channel) => Number.parseFloat(channel) * (channel.endsWith('%') ? 2.55 : 1)),
  );
}

function fromHsl(text: string): string | undefined {
  const [hue = '', saturation = '', lightness = ''] = parts(/^hsla?\(([^()]*)\)$/i, text) ?? [];
  if (!/^-?\d+(\.\d+)?(deg)?$/.test(hue)) return undefined;
  if (![saturation, lightness].every((share) => /^\d+(\.\d+)?%$/.test(share))) return undefined;
  const light = Number.parseFloat(lightness) / 100;
  const spread = (Number.parseFloat(saturation) / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (((offset + Number.parseFloat(hue) / 30) % 12) + 12) % 12;
    return (light - spread * Math.max(-1, Math.min(step - 3, 9 - step, 1))) * 255;
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

/** Reads hexadecimal colours, `rgb()` and `hsl()`. */
export const readColour: ReadColour = (text) => {
  const trimmed = text.trim();
  return fromHex(trimmed) ?? fromRgb(trimmed) ?? fromHsl(trimmed);
};

/** Reads every colour that this browser knows: names, `oklch()`, and what has its numbers. */
export const readAnyColour: ReadColour = (text) => {
  const known = readColour(text);
  if (known !== undefined || /var\(|currentcolor/i.test(text)) return known;
  if (!CSS.supports('color', text)) return undefined;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return undefined;
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? toHex([red, green, blue]) : undefined;
};
