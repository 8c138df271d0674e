import { type Failure, type Fields, same, type Values } from '@preventivo/core';
import { useSettled } from '@preventivo/core/react';
import {
  type FieldHelperProps,
  type FieldInputProps,
  FormikContext,
  type FormikContextType,
  type FormikErrors,
  type FormikTouched,
  getIn,
  setIn,
} from 'formik';
import { type ChangeEvent, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { Form } from './use-form.ts';

type Answered = Values<Fields>;
/** A check of a host's own field, by its name: the message, or nothing where the answer is right. */
export type FieldChecks = Map<string, (answer: unknown) => unknown>;

export interface FormAsFormikProps {
  readonly form: Form;
  /** The checks that a host's own `<Field validate>` brings: they are run on «Continua». */
  readonly checks: FieldChecks;
  readonly isSubmitting: boolean;
  readonly submitCount: number;
  submit(): Promise<void>;
  readonly children: ReactNode;
}

/**
 * The form as Formik knows forms, so that `useField('nome')` and a host's own Formik widgets are true among
 * our questions. It keeps nothing: what it tells and takes are the form's own answers and failures.
 */
export function FormAsFormik({ form, children, ...props }: FormAsFormikProps) {
  const { answers, validation } = form;
  const { checks, isSubmitting, submitCount, submit } = props;
  const values = useSettled(answers.store);
  const failures = useSyncExternalStore(
    validation.subscribe,
    validation.failures,
    validation.failures,
  );
  const touchedKeys = useSyncExternalStore(
    validation.subscribe,
    validation.touched,
    validation.touched,
  );
  const [initialValues] = useState(values);

  const context = useMemo((): FormikContextType<Answered> => {
    const errors = errorsOf(failures);
    const touched: FormikTouched<Answered> = Object.fromEntries(
      [...touchedKeys].map((key) => [key, true]),
    );

    const setFieldValue = async (name: string, answer: unknown) => {
      const [key = ''] = name.split('.');
      answers.choose(key, getIn(setIn(answers.store.get(), name, answer), key));
      validation.changed(key);
    };
    const setFieldTouched = async (name: string, isTouched = true) => {
      const [key = ''] = name.split('.');
      if (isTouched) validation.left(key, key === name ? undefined : [name]);
    };
    const setFieldError = (name: string, message: string | undefined) => {
      const others = validation.failures().filter(({ control }) => control !== name);
      validation.show(message ? [...others, failureOf(name, message)] : others);
    };
    const validateForm = async () => {
      const found = await validation.checkAll();
      validation.show(found);
      return errorsOf(found);
    };
    const setValues = async (change: Answered | ((before: Answered) => Answered)) => {
      const next = typeof change === 'function' ? change(answers.store.get()) : change;
      for (const [key, answer] of Object.entries(next))
        if (!same(answer, answers.store.get()[key])) answers.choose(key, answer);
    };
    const resetForm: FormikContextType<Answered>['resetForm'] = (next) =>
      answers.store.reset(next?.values ?? initialValues);

    const change = (eventOrValue: unknown, name?: string) => {
      if (!isChange(eventOrValue)) return name ? setFieldValue(name, eventOrValue) : undefined;
      const { target } = eventOrValue;
      const own = name ?? target.name;
      return setFieldValue(own, answerIn(target, getIn(answers.store.get(), own)));
    };
    const blur = (eventOrValue: unknown, name?: string) =>
      setFieldTouched(name ?? (isChange(eventOrValue) ? eventOrValue.target.name : ''));
    // Formik's two are called with an event, or with a name to make a handler for it.
    const handlerOf =
      (handle: (eventOrValue: unknown, name?: string) => unknown) =>
      (eventOrValue: unknown): unknown =>
        typeof eventOrValue === 'string'
          ? (event: unknown) => void handle(event, eventOrValue)
          : handle(eventOrValue);
    const handleChange = handlerOf(change) as FormikContextType<Answered>['handleChange'];
    const handleBlur = handlerOf(blur) as FormikContextType<Answered>['handleBlur'];

    return {
      values,
      initialValues,
      errors,
      initialErrors: {},
      touched,
      initialTouched: {},
      status: undefined,
      initialStatus: undefined,
      dirty: !same(values, initialValues),
      isValid: failures.length === 0,
      isSubmitting,
      isValidating: false,
      submitCount,
      validateOnBlur: true,
      validateOnChange: true,
      validateOnMount: false,
      handleChange,
      handleBlur,
      handleReset: () => resetForm(),
      handleSubmit: (event) => {
        event?.preventDefault();
        void submit();
      },
      resetForm,
      submitForm: submit,
      setErrors: (next) =>
        validation.show(
          Object.entries(next).map(([name, message]) => failureOf(name, String(message))),
        ),
      setFieldError,
      setFieldTouched,
      setFieldValue,
      setFormikState: () => {},
      setStatus: () => {},
      setSubmitting: () => {},
      setTouched: async (next) => {
        for (const [name, isTouched] of Object.entries(next))
          await setFieldTouched(name, Boolean(isTouched));
      },
      setValues,
      validateField: (name) => setFieldTouched(name),
      validateForm,
      registerField: (name, { validate }) => {
        if (validate) checks.set(name, validate);
      },
      unregisterField: (name) => void checks.delete(name),
      getFieldMeta: (name) => ({
        value: getIn(values, name),
        error: getIn(errors, name),
        touched: Boolean(getIn(touched, name)),
        initialValue: getIn(initialValues, name),
        initialTouched: false,
      }),
      getFieldHelpers: <V,>(name: string): FieldHelperProps<V> => ({
        setValue: (answer) => setFieldValue(name, answer),
        setTouched: (isTouched) => setFieldTouched(name, isTouched),
        setError: (message) => setFieldError(name, message),
      }),
      getFieldProps: <V,>(field: string | { readonly name: string }): FieldInputProps<V> => {
        const { name, ...rest } = typeof field === 'string' ? { name: field } : field;
        const value = getIn(values, name);
        return { name, onChange: handleChange, onBlur: handleBlur, ...checkedOr(value, rest) };
      },
    };
  }, [
    answers,
    validation,
    values,
    failures,
    touchedKeys,
    initialValues,
    checks,
    isSubmitting,
    submitCount,
    submit,
  ]);
  return <FormikContext.Provider value={context as never}>{children}</FormikContext.Provider>;
}

/** What the checks of a host's own fields find. */
export async function checkFields(checks: FieldChecks, values: Answered): Promise<Failure[]> {
  const said = [...checks].map(async ([name, check]) => {
    const message = await check(getIn(values, name));
    return message ? [failureOf(name, String(message))] : [];
  });
  return (await Promise.all(said)).flat();
}

/** Errors as Formik nests them, by the name of the control. */
const errorsOf = (failures: readonly Failure[]): FormikErrors<Answered> =>
  failures.reduce((errors, { control, invalid }) => setIn(errors, control, invalid), {});

/** What a host says is wrong, in words and without a code. */
const failureOf = (control: string, message: string): Failure => ({
  field: control.split('.')[0] ?? control,
  control,
  code: '',
  invalid: message,
  error: message,
});

const isChange = (eventOrValue: unknown): eventOrValue is ChangeEvent<HTMLInputElement> =>
  typeof eventOrValue === 'object' && eventOrValue !== null && 'target' in eventOrValue;

/** What a native control answers: of several boxes of one name those that are ticked. */
function answerIn(target: HTMLInputElement, before: unknown): unknown {
  const { type, checked, value } = target;
  if (type === 'number' || type === 'range')
    return Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber;
  if (type !== 'checkbox') return value;
  if (!Array.isArray(before)) return checked;
  return checked ? [...before, value] : before.filter((one) => one !== value);
}

/** What Formik tells a native control: a box and a radio button are ticked, others have a value. */
function checkedOr(value: unknown, { type, value: own }: { type?: string; value?: unknown }) {
  if (type === 'radio') return { value: own as never, checked: value === own };
  if (type !== 'checkbox') return { value: value as never };
  if (own === undefined) return { value: value as never, checked: Boolean(value) };
  return { value: own as never, checked: Array.isArray(value) && value.includes(own) };
}
