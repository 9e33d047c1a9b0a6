import { Link } from 'react-router-dom';
import { useApp } from '../app.ts';
import { Page } from '../ui/page.tsx';
import { Prose, Section } from '../ui/prose.tsx';

export function PrivacyPage() {
  const { productTitle, identity } = useApp().config;
  return (
    <Page
      title="Privacy"
      width="wide"
      lead="What is kept, where, who can see it, and how you get rid of it. No legal fog: this describes what the program does."
    >
      <Prose>
        <Section id="short" title="In short">
          <ul>
            <li>Your ledger is kept on your device. It is not sent to the server.</li>
            <li>The server keeps what an account needs: who you are, and what you put on your profile.</li>
            <li>
              There are no advertisements, no tracking and no statistics services.{' '}
              {identity === 'hosted'
                ? 'The only cookie comes with the todos: it '
                : 'The only cookie comes when you log in: it '}
              remembers that this device has logged in to an account before, so that strangers who guess at
              your password cannot keep you out. It is signed, holds no name, and is good for nothing else.
              Your browser talks to{' '}
              {identity === 'hosted'
                ? 'this server and to Google’s Firebase, which keeps the accounts'
                : 'this server only'}
              .
            </li>
            <li>You can take your data with you and erase it yourself, without asking anyone.</li>
          </ul>
        </Section>

        <Section id="device" title="On your device">
          <p>
            {productTitle} writes your work into your browser’s own storage, so that it is there without a
            network and after a crash:
          </p>
          <ul>
            <li>
              <strong>The log</strong>: every change to your ledger, your settings and your logins on this
              device, in order, with its time and a random number that stands for this device. Passwords,
              login tokens and the content of files are never in it.
            </li>
            <li>
              <strong>Five small entries</strong> named <code>settings</code>, <code>entries</code>,{' '}
              <code>user</code>, <code>config</code> and <code>camera</code>, so that the first screen needs
              no waiting and the camera is as you left it. Your entries and your user are taken out when you
              log out.
            </li>
            <li>
              <strong>Your login</strong>, so that you need not type the password each time. Logging out
              removes it.
            </li>
            <li>
              <strong>Comments you have begun</strong>, in their tab only, until you send them or close the
              tab. Nobody else who logs in there sees them.
            </li>
            <li>
              <strong>Your conversation with the HR agent</strong>, in its tab only. It goes when you log out
              or close the tab, and the server keeps none of it.
            </li>
            <li>
              <strong>Chats that you have opened or found</strong>, so that you can read and search them
              offline: the latest 500. They go when you log out, and temporary chats are never among them.
            </li>
            <li>
              <strong>The app itself</strong>, so that it opens offline.
            </li>
          </ul>
          <p>
            Logging out does not erase the log: log in again on this device, and your ledger is back. Somebody
            else who logs in here sees their own ledger, not yours. But whoever can use your unlocked device
            and knows how to look into a browser’s storage could read it, so on a borrowed device{' '}
            <a href="#erase">erase everything</a> before you give it back.
          </p>
          <p>
            Because the ledger is only here, losing the device means losing the ledger, unless you have
            exported it.
          </p>
        </Section>

        <Section id="server" title="On the server">
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Who can see it</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Email address</th>
                <td>You and the administrators</td>
              </tr>
              <tr>
                <th scope="row">Password</th>
                <td>
                  Nobody. Only a scrambled form is kept, from which it cannot be read back
                  {identity === 'hosted' ? ', and Google keeps it' : ' (argon2id)'}.
                </td>
              </tr>
              <tr>
                <th scope="row">
                  Display name, user name, business, text about you, picture, role, date of joining
                </th>
                <td>
                  Anyone, on your public page <code>/user/…</code>. The business, the text and the picture are
                  there only when you add them.
                </td>
              </tr>
              <tr>
                <th scope="row">First and last name, phone</th>
                <td>You and the administrators</td>
              </tr>
              <tr>
                <th scope="row">Jobs you offer, with the phone you name for questions</th>
                <td>
                  Anyone, while they are open; otherwise you and the administrators. What a deleted job said
                  is erased 30 days later.
                </td>
              </tr>
              <tr>
                <th scope="row">Photos, videos, sounds with their captions, and comments</th>
                <td>
                  Whom you show them to, and the administrators; a comment, whoever sees what it is about.
                  What you delete nobody sees any more, and it is erased a day later.
                </td>
              </tr>
              <tr>
                <th scope="row">When you accepted the terms, and how many trial runs you have used</th>
                <td>You and the administrators</td>
              </tr>
            </tbody>
          </table>
          <p>
            The server also keeps when the account was made and last used to log in, and which logins are
            still open. To stop people from guessing passwords it counts recent attempts, under a fingerprint
            of the network address they came from, and forgets them within hours. It writes no record of who
            opened which page unless the operator turns that on to look for a fault.
          </p>
        </Section>

        <Section id="who" title="Who runs this">
          <p>
            {productTitle} is a program that a business can run on its own server. Whoever gave you this
            address runs this installation, decides who its administrators are, and is the one to ask about
            your data. If you are in the European Union, they are the controller in the sense of the GDPR.
          </p>
        </Section>

        <Section id="copy" title="Take your data with you">
          <p>
            The ledger page exports your ledger as a table (CSV) for any spreadsheet, and as a complete log
            (JSON lines) with every change ever made, which another program can check without our help.
          </p>
        </Section>

        <Section id="erase" title="Erase it">
          <ul>
            <li>
              <strong>On this device:</strong> <Link to="/settings">Settings</Link>, “Erase everything on this
              device”. It offers an export first, then removes every log, picture and setting here and signs
              you out.
            </li>
            <li>
              <strong>On the server:</strong> <Link to="/profile/edit">Profile</Link>, “Delete account”. It
              asks for your password once more, then removes the account, your profile and your picture. Your
              public page is gone from that moment. Backups that the operator made before may keep a copy
              until they are replaced.
            </li>
          </ul>
          <p>
            Neither of the two erases the other: to leave nothing anywhere, erase the device and delete the
            account.
          </p>
        </Section>
      </Prose>
    </Page>
  );
}
