import { clientError, contactUs, feedback } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ask,
  bad,
  choose,
  field,
  good,
  introduce,
  isOff,
  press,
  radios,
  sendButton,
  show,
  tick,
  type,
  type Options,
  type Settings,
} from '../testing/show-messages';
import type { Captcha } from './captcha/captcha';

afterEach(cleanup);

describe('the message form', () => {
  it('[ACC-763] has its title', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Compose Message' })).toBeTruthy();
  });

  it('[ACC-764, ACC-765] offers both types, with none chosen', async () => {
    await show();
    const select = screen.getByLabelText<HTMLSelectElement>(/^Message Type/);
    expect([...select.options].filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual(
      ['Feedback', 'Question'],
    );
    expect(select.value).toBe('');
  });

  it('[ACC-765, LON-567] offers Question only where the lender wants no feedback', async () => {
    await show({ 'messageOptions.hideFeedbackOption': 'true' });
    const select = screen.getByLabelText<HTMLSelectElement>(/^Message Type/);
    expect([...select.options].filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual(
      ['Question'],
    );
  });

  it('[ACC-766, ACC-767] asks a visitor who they are, under the logo and the way back', async () => {
    const { user, navigations } = await show(
      {},
      { configuration: { pages: { login: '#/home/login' } } },
    );
    expect(screen.getByRole('img', { name: 'Logo' })).toBeTruthy();
    for (const label of ['Name', 'Email Address', 'Branch Number'])
      expect(field(label)).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to Login' });
    expect(back.getAttribute('href')).toBe('#/home/login');
    await user.click(back);
    expect(navigations).toEqual([{ screen: 'login', params: {} }]);
  });

  it('[ACC-768] asks a borrower for none of that', async () => {
    await show({}, { session: true });
    expect(screen.queryByRole('img')).toBeNull();
    for (const label of [/^Name/, /^Email Address/, /^Branch Number/]) {
      expect(screen.queryByLabelText(label)).toBeNull();
    }
    expect(screen.queryByText('Back to Login')).toBeNull();
  });

  it('[ACC-775] links to the FAQ', async () => {
    const { user, navigations } = await show({}, { configuration: { pages: { faq: '/faq' } } });
    const link = screen.getByRole('link', { name: 'See the FAQ' });
    expect(link.getAttribute('href')).toBe('/faq');
    await user.click(link);
    expect(navigations).toEqual([{ screen: 'faq', params: {} }]);
  });
});

describe('an experience', () => {
  it('[ACC-770] was good or could be better', async () => {
    await show();
    expect(screen.queryByText(/How was your experience/)).toBeNull();
    choose('feedback');
    expect(await screen.findByText(/^How was your experience with/)).toBeTruthy();
    expect(screen.getByLabelText('Good')).toBeTruthy();
    expect(screen.getByLabelText('Could Be Better')).toBeTruthy();
  });

  it.each([
    ['[ACC-771]', 'Good', 'What was good about it?', 'What could be better?'],
    ['[ACC-772]', 'Could Be Better', 'What could be better?', 'What was good about it?'],
  ])('%s %s is asked about by its own question', async (_id, rating, question, other) => {
    await show({ ...good, ...bad });
    choose('feedback');
    fireEvent.click(await screen.findByLabelText(rating));
    expect(screen.getByText(question)).toBeTruthy();
    expect(screen.queryByText(other)).toBeNull();
  });

  it.each([
    ['[ACC-773]', 'Good', ['good', 'bad', 'Quick', 'Kind']],
    ['[ACC-774]', 'Could Be Better', ['good', 'bad', 'Waiting', 'Fees']],
  ])('%s %s offers what is configured, and nothing for an unset one', async (_id, rating, all) => {
    await show({ ...good, ...bad });
    choose('feedback');
    fireEvent.click(await screen.findByLabelText(rating));
    expect(radios()).toEqual(all);
  });

  it.each([
    ['[ACC-773]', 'Good', 'feedbackGoodOption'],
    ['[ACC-774]', 'Could Be Better', 'feedbackBadOption'],
  ])('%s %s has five settings', async (_id, rating, key) => {
    const five = [1, 2, 3, 4, 5].map((n) => [`messageOptions.${key}${n}`, `Option ${n}`] as const);
    await show(Object.fromEntries(five));
    choose('feedback');
    fireEvent.click(await screen.findByLabelText(rating));
    expect(radios().slice(2)).toEqual(five.map(([, words]) => words));
  });
});

describe('what can be typed', () => {
  it.each([
    ['[ACC-777]', 'Subject', 100],
    ['[ACC-780]', 'Message', 300],
    ['[ACC-785]', 'Branch Number', 4],
  ])('%s %s accepts at most %i characters', async (_id, label, most) => {
    const { user } = await show();
    choose('question');
    await user.type(field(label), '7'.repeat(most + 2));
    expect(field(label).value).toHaveLength(most);
  });

  it.each(['Subject', 'Message', 'Branch Number'])(
    '[POR-142] %s keeps what is pasted, and refuses what is too long',
    async (label) => {
      const { user } = await show();
      choose('question');
      await user.click(field(label));
      await user.paste('7'.repeat(305));
      await user.tab();
      expect(field(label).value).toHaveLength(305);
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
    },
  );

  it.each([
    ['[ACC-781, ACC-782]', 0, 'Characters left: 300', 'counter-normal'],
    ['[ACC-781, ACC-782]', 200, 'Characters left: 100', 'counter-normal'],
    ['[ACC-781, ACC-783]', 201, 'Characters left: 99', 'counter-warn'],
    ['[ACC-781, ACC-783]', 249, 'Characters left: 51', 'counter-warn'],
    ['[ACC-781, ACC-784]', 250, 'Characters left: 50', 'counter-error'],
    ['[ACC-781, ACC-784]', 300, 'Characters left: 0', 'counter-error'],
  ])('%s after %i characters', async (_id, length, words, part) => {
    await show();
    type('Message', 'x'.repeat(length));
    expect(screen.getByText(words).getAttribute('part')).toContain(part);
  });
});

describe('a press on Send', () => {
  it('[ACC-791] does nothing until a type is chosen', async () => {
    const { server } = await show({}, { session: true });
    type('Message', 'Hello');
    await tick();
    expect(isOff(sendButton())).toBe(true);
    press();
    expect(server.requestsTo(feedback)).toHaveLength(0);
    choose('feedback');
    expect(isOff(sendButton())).toBe(false);
  });

  it.each([
    ['[ACC-776] a subject', 'Subject', '', 'Subject is required.'],
    ['[ACC-778] words', 'Message', ' ', 'Message is required.'],
    ['[ACC-786] a name', 'Name', '', 'Name is required.'],
    ['[ACC-787] an address', 'Email Address', '', 'Email Address is required.'],
    ['[ACC-788] a real address', 'Email Address', 'ada@example', /^Enter an email address/],
    [
      '[ACC-788] a short address',
      'Email Address',
      `${'a'.repeat(90)}@example.com`,
      /^Enter an email/,
    ],
  ])('requires %s for a visitor’s question', async (_title, label, text, words) => {
    const { server } = await show();
    introduce();
    ask();
    type(label, text);
    await tick();
    press();
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(server.requestsTo(contactUs)).toHaveLength(0);
  });

  it('[ACC-789] requires a completed captcha', async () => {
    const { server } = await show({}, { session: true });
    ask();
    press();
    expect(await screen.findByText('Must Complete Captcha')).toBeTruthy();
    expect(server.requestsTo(contactUs)).toHaveLength(0);
    await tick();
    expect(screen.queryByText('Must Complete Captcha')).toBeNull();
    press();
    await waitFor(() => expect(server.requestsTo(contactUs)).toHaveLength(1));
  });

  it('[ACC-790] sends the code of the adapter as ReCaptchaCode', async () => {
    const { server } = await show({}, { session: true, captcha: async () => 'of-the-adapter' });
    ask();
    await tick();
    press();
    await waitFor(() =>
      expect(server.requestsTo(contactUs)[0]?.body).toMatchObject({
        ReCaptchaCode: 'of-the-adapter',
      }),
    );
  });

  it('[ACC-792] does nothing more while it is sent', async () => {
    const { server } = await show({}, { session: true }, (test) => void test.server.hold(feedback));
    choose('feedback');
    await tick();
    press();
    press();
    await screen.findByRole('button', { name: 'Sending…' });
    expect(isOff(sendButton())).toBe(true);
    press();
    await waitFor(() => expect(server.requestsTo(feedback)).toHaveLength(1));
  });

  it('[ACC-779, ACC-800] sends feedback without a message', async () => {
    const { server } = await show({}, { session: true });
    choose('feedback');
    await tick();
    press();
    expect((await screen.findByRole('status')).textContent).toBe('Thank you for your feedback.');
    expect(server.requestsTo(feedback)).toHaveLength(1);
  });

  it('[ACC-799] thanks for a question, and offers another', async () => {
    await show();
    introduce();
    ask();
    await tick();
    press();
    const thanks = await screen.findByRole('status');
    expect(thanks.textContent).toBe("Thank you for your message. We'll get back to you shortly.");
    expect(document.activeElement).toBe(thanks);
    fireEvent.click(screen.getByText('Write another message'));
    // The pressed button is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(field('Name').value).toBe('Ada Byron');
    expect(field('Message').value).toBe('');
    expect(isOff(sendButton())).toBe(true);
  });
});

describe('a message that cannot be sent', () => {
  const lost =
    'We got no answer, so we may have your message already. If you send it again, we may get it twice.';
  const failing: [string, (test: TestCore) => void, string][] = [
    ['without a connection', ({ server }) => server.drop(contactUs), lost],
    ['to a broken service', ({ server }) => server.answerRaw(contactUs, '', 500), lost],
    ['that is refused', ({ server }) => server.refuse(contactUs, 'Invalid', 403), ''],
    ['that is rejected', ({ server }) => server.refuse(contactUs, 'Invalid', 400), ''],
  ];
  const failed = async (
    settings: Settings,
    prepare: (test: TestCore) => void,
    captcha?: Options,
  ) => {
    const shown = await show(settings, captcha, prepare);
    introduce();
    ask();
    await tick();
    press();
    return shown;
  };

  it.each(failing)(
    '[ACC-803] %s shows an error, keeps the entry, and can be sent again',
    async (_title, prepare, known) => {
      const captcha = vi.fn<Captcha>();
      captcha.mockResolvedValueOnce('code-1').mockResolvedValueOnce('code-2');
      const { server } = await failed({}, prepare, { captcha });
      const banner = await screen.findByRole('alert');
      expect(banner.textContent).toBe(`Oops...it looks like something went wrong.${known}`);
      await waitFor(() => expect(document.activeElement).toBe(banner));
      expect(
        ['Name', 'Email Address', 'Branch Number', 'Subject', 'Message'].map(
          (one) => field(one).value,
        ),
      ).toEqual(['Ada Byron', 'ada@example.com', '12', 'Opening hours', 'When do you open?']);
      server.answer(contactUs, answers.contactUs());
      await waitFor(() => expect(captcha).toHaveBeenCalledTimes(2));
      press();
      await screen.findByText(/^Thank you for your message/);
      expect(
        server.requestsTo(contactUs).map(({ body }) => Reflect.get(Object(body), 'ReCaptchaCode')),
      ).toEqual(['code-1', 'code-2']);
    },
  );

  it('[ACC-801] shows the lender’s own text', async () => {
    await failed({ 'messageOptions.feedbackErrorText': 'Please call us.' }, ({ server }) =>
      server.drop(contactUs),
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Please call us\./);
  });

  it('[ACC-802] raises an error', async () => {
    const { server } = await failed({}, ({ server: s }) => s.drop(contactUs));
    await waitFor(() =>
      expect(server.requestsTo(clientError)[0]?.body).toMatchObject({
        Message: 'Cannot connect to the service',
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['words', 'OK'],
    ['HasNoErrors false', '{"HasNoErrors":false,"Errors":[{"ErrorMessage":"Error"}]}'],
    ['something else', '[1]'],
  ])('[ACC-798] is none when HTTP 2xx answers with %s', async (_title, body) => {
    await failed({}, ({ server }) => server.answerRaw(contactUs, body, 202));
    expect(await screen.findByText(/^Thank you for your message/)).toBeTruthy();
  });
});

describe('Send without a type', () => {
  it('says that the type is missing, and a press moves to it', async () => {
    await show();
    const reason = document.querySelector(`#${sendButton().getAttribute('aria-describedby')}`);
    expect(reason?.textContent).toBe('Choose a message type');
    press();
    expect(document.activeElement).toBe(field('Message Type'));
    choose('question');
    expect(sendButton().getAttribute('aria-describedby')).toBeNull();
    expect(reason?.className).toContain('invisible');
  });
});
