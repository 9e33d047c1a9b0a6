/** Who may do what with which document: one table for both rules.ts and firestore.rules. */
import { newUserDocument, protectedFields, type UserDocument } from '../../../../src/events/profile/user.ts';

export const people = ['signed out', 'stranger', 'owner', 'merchant', 'admin'] as const;
export type Somebody = (typeof people)[number];

type Plain = Readonly<Record<string, unknown>>;

export interface Right {
  readonly title: string;
  /** Path of the document, or of the collection that is listed. */
  readonly path: string;
  readonly operation: 'get' | 'list' | 'write' | 'delete';
  readonly before?: Plain;
  readonly after?: Plain;
  readonly allowed: readonly Somebody[];
  /**
   * In a hosted project, where it differs on purpose: it has no server that could process a picture, so its rules accept one
   * of a limited size from the browser.
   */
  readonly allowedHosted?: readonly Somebody[];
}

/** @param now the present time according to the servers */
export function rightsAt(now: Date, email: string): readonly Right[] {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const form = {
    firstName: 'Anna',
    lastName: 'Ölund',
    email,
    displayName: 'Anna',
    phone: '',
    companyName: '',
  };
  const fresh = newUserDocument(form, 'anna12345', at(0));
  const grown: UserDocument = {
    ...fresh,
    role: ['user', 'merchant'],
    trialLimit: 20,
    trialUsed: 7,
    assignedMerchant: 'm2',
  };
  const nobody: readonly Somebody[] = [];
  const user = 'users/owner';
  const meta = 'users/owner/avatar/meta';
  const picture = { imageUrl: 'data:image/png;base64,AAAA' };
  const made = { imageUrl: '/files/avatars/0a1b-2c.webp' };
  const data = (kind: string, size = 4) => ({ imageUrl: `data:${kind};base64,${'A'.repeat(size)}` });
  /** Whether a hosted project accepts it; our own server accepts none. */
  const pictures: readonly (readonly [string, Plain, boolean])[] = [
    ['a PNG', data('image/png'), true],
    ['a JPEG', data('image/jpeg'), true],
    ['a WebP', data('image/webp'), true],
    ['a GIF', data('image/gif'), true],
    ['as large a picture as may be', data('image/png', 200_000 - 'data:image/png;base64,'.length), true],
    ['too large a picture', data('image/png', 200_000), false],
    ['an SVG', data('image/svg+xml'), false],
    ['a page', data('text/html'), false],
    ['a file of our server', made, false],
    ['a path upwards', { imageUrl: '/files/avatars/../../etc/passwd' }, false],
    ['an address elsewhere', { imageUrl: 'https://tracker.example/a.png' }, false],
    ['a script', { imageUrl: 'javascript:alert(1)' }, false],
    ['nothing', {}, false],
    ['a number', { imageUrl: 7 }, false],
    ['a PNG and more', { ...data('image/png'), more: 1 }, false],
  ];
  const onlyHosted = (hosted: boolean): Pick<Right, 'allowed' | 'allowedHosted'> => ({
    allowed: nobody,
    ...(hosted ? { allowedHosted: ['owner'] } : {}),
  });
  const without = (field: keyof UserDocument) => {
    const { [field]: _, ...others } = fresh;
    return others;
  };
  /** An older release writes documents without this field. */
  const mayLack = (field: string): Right['allowed'] =>
    field === 'purpose' || field === 'firstStepsHidden' ? ['owner'] : nobody;
  const create = (title: string, changes: Plain, allowed = nobody): Right => ({
    title: `create with ${title}`,
    path: user,
    operation: 'write',
    after: { ...fresh, ...changes },
    allowed,
  });
  const update = (title: string, changes: Plain, allowed = nobody, before: UserDocument = fresh): Right => ({
    title: `update ${title}`,
    path: user,
    operation: 'write',
    before: { ...before },
    after: { ...before, ...changes },
    allowed,
  });
  const other: Readonly<Record<(typeof protectedFields)[number], readonly unknown[]>> = {
    email: ['somebody@example.com', email.toUpperCase()],
    role: ['admin', 'merchant', ['user'], ['admin'], null],
    registrationDate: [at(-1), 7],
    policyAcceptedAt: [at(-1), null],
    trialLimit: [6, 5.5, '5', null],
    trialUsed: [-1, 1, 0.5, null],
    pendingMerchantInvite: ['m1', 7],
    assignedMerchant: ['m1', false],
  };
  const own: readonly (readonly [string, Plain, boolean])[] = [
    ['a biography', { bio: 'Leather since 1998.' }, true],
    ['a biography of 2,000', { bio: 'x'.repeat(2000) }, true],
    ['a biography of 2,001', { bio: 'x'.repeat(2001) }, false],
    ['a biography with NUL', { bio: 'a\0b' }, false],
    ['a biography of lines', { bio: 'a\nb\n' }, true],
    ['a biography that turns words around', { bio: 'a\u202eb' }, false],
    ['a biography that rings', { bio: 'a\x07b' }, false],
    ['a biography that nobody sees', { bio: '\u200b\u2800' }, false],
    ['a biography with a family', { bio: 'We: \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\ufe0f' }, true],
    ['a displayName that nobody sees', { displayName: '\u3164' }, false],
    ['a number for a biography', { bio: 7 }, false],
    ['a displayName of 81', { displayName: 'x'.repeat(81) }, false],
    ['a displayName of 80', { displayName: 'ü'.repeat(80) }, true],
    ['a displayName of 40 faces', { displayName: '\u{1f600}'.repeat(40) }, true],
    ['a displayName of 41 faces', { displayName: '\u{1f600}'.repeat(41) }, false],
    ['no firstName', { firstName: '' }, false],
    ['a firstName of spaces', { firstName: '  ' }, false],
    ['a displayName of two lines', { displayName: 'Anna\r\nBoss' }, false],
    ['a companyName that turns the line around', { companyName: 'Conti\u202e' }, false],
    ['a lastName with what nobody sees', { lastName: 'Öl\u200bund' }, false],
    ['a userName', { userName: 'anna.o' }, true],
    ['a userName of two letters', { userName: 'ao' }, false],
    ['a userName with a capital', { userName: 'Anna' }, false],
    ['a userName with a line after it', { userName: 'anna\n' }, false],
    ['a phone', { phone: '+14155552671' }, true],
    ['a purpose', { purpose: 'hiring' }, true],
    ['no purpose', { purpose: null }, true],
    ['a purpose there is none of', { purpose: 'admin' }, false],
    ['a number for a purpose', { purpose: 7 }, false],
    ['first steps that are hidden', { firstStepsHidden: true }, true],
    ['a text for hidden first steps', { firstStepsHidden: 'yes' }, false],
    ['a phone without a country', { phone: '4155552671' }, false],
    ['a companyName of 121', { companyName: 'x'.repeat(121) }, false],
    ['a field of its own', { isAdmin: true }, false],
  ];
  return [
    { title: 'get', path: user, operation: 'get', before: { ...fresh }, allowed: ['owner', 'admin'] },
    { title: 'get what is not there', path: user, operation: 'get', allowed: ['owner', 'admin'] },
    { title: 'list users', path: 'users', operation: 'list', before: { ...fresh }, allowed: ['admin'] },
    { title: 'delete', path: user, operation: 'delete', before: { ...fresh }, allowed: nobody },
    { title: 'delete a grown one', path: user, operation: 'delete', before: { ...grown }, allowed: nobody },
    create('the defaults', {}, ['owner']),
    create('clocks 23 hours wrong', { registrationDate: at(-23), policyAcceptedAt: at(23) }, ['owner']),
    create('a date of the day before yesterday', { registrationDate: at(-30) }),
    create('a date of tomorrow', { policyAcceptedAt: at(30) }),
    create('a date that is none', { registrationDate: 'yesterday' }),
    create('somebody else’s email', { email: 'somebody@example.com' }),
    create('its email in capitals', { email: email.toUpperCase() }, ['owner']),
    ...protectedFields
      .filter((field) => field !== 'email' && !/(Date|At)$/.test(field))
      .flatMap((field) =>
        other[field].map((value) => create(`${field} ${JSON.stringify(value)}`, { [field]: value })),
      ),
    ...own.map(([title, changes, fits]) => create(title, changes, fits ? ['owner'] : nobody)),
    ...Object.keys(fresh).map((field): Right => ({
      title: `create without ${field}`,
      path: user,
      operation: 'write',
      after: without(field as keyof UserDocument),
      allowed: mayLack(field),
    })),
    ...own.map(([title, changes, fits]) => update(`to ${title}`, changes, fits ? ['owner'] : nobody)),
    ...own
      .slice(0, 3)
      .map(([title, changes, fits]) =>
        update(`a grown one to ${title}`, changes, fits ? ['owner'] : nobody, grown),
      ),
    ...protectedFields.flatMap((field) =>
      other[field].map((value) =>
        update(`${field} to ${JSON.stringify(value)}`, { [field]: value, bio: 'harmless' }),
      ),
    ),
    update('the role of a grown one back', { role: 'user' }, nobody, grown),
    update('the runs of a grown one back', { trialUsed: 0 }, nobody, grown),
    ...Object.keys(fresh).map((field): Right => ({
      title: `update ${field} away`,
      path: user,
      operation: 'write',
      before: { ...fresh },
      after: without(field as keyof UserDocument),
      allowed: mayLack(field),
    })),
    { title: 'get an avatar', path: meta, operation: 'get', before: picture, allowed: ['owner', 'admin'] },
    {
      title: 'list avatars',
      path: 'users/owner/avatar',
      operation: 'list',
      before: picture,
      allowed: nobody,
    },
    ...pictures.flatMap(([title, after, hosted]): Right[] => [
      { title: `set ${title} as an avatar`, path: meta, operation: 'write', after, ...onlyHosted(hosted) },
      {
        title: `change an avatar to ${title}`,
        path: meta,
        operation: 'write',
        before: { imageUrl: 'data:image/png;base64,BBBB' },
        after,
        ...onlyHosted(hosted),
      },
    ]),
    {
      title: 'write an avatar again as it is',
      path: meta,
      operation: 'write',
      before: picture,
      after: picture,
      allowed: ['owner'],
    },
    {
      title: 'add to an avatar',
      path: meta,
      operation: 'write',
      before: picture,
      after: { ...picture, more: 1 },
      allowed: nobody,
    },
    {
      title: 'write again an avatar that our server has made',
      path: meta,
      operation: 'write',
      before: made,
      after: made,
      allowed: ['owner'],
      allowedHosted: nobody,
    },
    {
      title: 'delete an avatar that our server has made',
      path: meta,
      operation: 'delete',
      before: made,
      allowed: ['owner'],
    },
    { title: 'delete an avatar', path: meta, operation: 'delete', before: picture, allowed: ['owner'] },
    ...[
      'users/owner/avatar/other',
      'users/owner/private/p',
      'settings/s',
      'users/owner/avatar/meta/deeper/x',
    ].flatMap((path): Right[] => [
      { title: `get ${path}`, path, operation: 'get', before: picture, allowed: nobody },
      { title: `write ${path}`, path, operation: 'write', after: picture, allowed: nobody },
      { title: `delete ${path}`, path, operation: 'delete', before: picture, allowed: nobody },
    ]),
    ...['settings', 'users/owner/private'].map((path): Right => ({
      title: `list ${path}`,
      path,
      operation: 'list',
      allowed: nobody,
    })),
  ];
}
