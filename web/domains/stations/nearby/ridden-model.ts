const KEY = 'alva.ridden-model';

/** Slug of the model that somebody of this browser rides; `null` when nobody has chosen one. */
export const riddenModel = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that stores nothing asks again.
    return null;
  }
};

export const rememberModel = (slug: string | null): void => {
  try {
    if (slug === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, slug);
  } catch {
    // As above.
  }
};
