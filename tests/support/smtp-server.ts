import { createServer, type Socket } from 'node:net';

/** What an SMTP server of the tests does with the next mails. `lost`: takes one and hangs up without a word. */
type Mode = 'ok' | 'busy' | 'refused' | 'lost' | 'no-such-person';

export interface SmtpServer {
  readonly url: string;
  /** Mails as they came, headers and all. */
  readonly mails: string[];
  mode: Mode;
  stop(): Promise<void>;
}

/** One that speaks as much of RFC 5321 as a client needs, on this machine. */
export const startSmtpServer = async (): Promise<SmtpServer> => {
  const mails: string[] = [];
  const state = { mode: 'ok' as Mode };
  const talk = (socket: Socket): void => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let data: string | undefined;
    let rest = '';
    const end = (mail: string): void => {
      mails.push(mail);
      if (state.mode === 'lost') socket.destroy();
      else say('250 2.0.0 queued');
    };
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('250 here');
      else if (verb === 'RCPT' && state.mode === 'no-such-person') say('550 5.1.1 no such person');
      else if (verb === 'MAIL' && state.mode === 'busy') say('451 4.7.1 not now');
      else if (verb === 'DATA') {
        if (state.mode === 'refused') return void say('554 5.7.1 spam');
        data = '';
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      for (let at = rest.indexOf('\r\n'); at >= 0; at = rest.indexOf('\r\n')) {
        const line = rest.slice(0, at);
        rest = rest.slice(at + 2);
        if (data === undefined) command(line);
        else if (line === '.') {
          const mail = data;
          data = undefined;
          end(mail);
        } else data += `${line}\r\n`;
      }
    });
    say('220 here');
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
};
