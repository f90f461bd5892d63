-- Text compared without letter case, under the name that SQLite gives it.
CREATE COLLATION nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
