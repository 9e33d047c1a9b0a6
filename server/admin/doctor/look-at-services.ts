/** Checks external services: the mail server, the bucket and the AI server. Each is contacted, but no mail is sent to people. */
import { isModelServed } from '../../ai/served-models.ts';
import { nameOfBucket } from '../../bucket-address.ts';
import type { Config } from '../../config.ts';
import { filesFolder, openStores } from '../../files/open-stores.ts';
import { checkMail } from '../../identity/mailer.ts';
import { causeOf, type Finding, ok, problem, warning } from './finding.ts';

export async function lookAtMail({ mail }: Pick<Config, 'mail'>): Promise<Finding> {
  if (!mail) {
    return warning(
      'Mail: SMTP_URL is not set, so reset links are only printed by the server. Set SMTP_URL and MAIL_FROM.',
    );
  }
  try {
    await checkMail(mail);
    return ok(`Mail: the server at ${new URL(mail.smtpUrl).host} takes it, from ${mail.from}`);
  } catch (error) {
    return problem(
      `Mail: the server at ${new URL(mail.smtpUrl).host} does not take it: ${causeOf(error)}. Look at SMTP_URL.`,
    );
  }
}

export async function lookAtFiles(config: Config): Promise<Finding> {
  const { bucket } = config;
  if (!bucket) return ok(`Files: in ${filesFolder(config)}`);
  const stores = await openStores(config);
  try {
    await stores.bucket?.probe();
    return ok(`Files: ${nameOfBucket(bucket)} can be written, read and listed`);
  } catch (error) {
    return problem(`Files: ${causeOf(error)}. Look at FILES_URL and AWS_ACCESS_KEY_ID.`);
  } finally {
    stores.close();
  }
}

export async function lookAtAi({ ai }: Pick<Config, 'ai'>): Promise<readonly Finding[]> {
  if (!ai) return [ok('AI: the built-in engines')];
  const { host } = new URL(ai.baseUrl);
  const named = [ai.chatModel, ai.embeddingModel, ai.visionModel, ai.transcriptionModel].filter(
    (model) => model !== null,
  );
  try {
    const isServed = await isModelServed(ai);
    return named.map((model) =>
      isServed(model)
        ? ok(`AI: ${model} at ${host}`)
        : warning(`AI: ${host} does not list the model ${model}. Look at how it is spelled there.`),
    );
  } catch (error) {
    return [problem(`AI: ${host} does not answer: ${causeOf(error)}. Look at AI_BASE_URL and AI_API_KEY.`)];
  }
}
