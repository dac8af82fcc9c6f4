"""How a server is set up: by flags, else the environment (`BISMARCK_PORT=…`), else a file, else as here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final

from pydantic import Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from bismarck.server.limits import DEFAULT_LIMITS

PREFIX: Final = "BISMARCK_"
DEFAULT_PORT: Final = 8123
MAX_PORT: Final = 65_535
_A_PORT: Final = f"a number from 0 to {MAX_PORT}"
_FROM_NOUGHT: Final = "a number from 0"


class LogFormat(Enum):
    """Lines for people, or one JSON object a line for programs."""

    TEXT = "text"
    JSON = "json"


class LogLevel(Enum):
    """From how grave a thing on it is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class ConfigurationError(ValueError):
    """The configuration cannot be had; the message names the setting."""


class Configuration(BaseSettings):
    """The settings of a server. A description says what is right, as in 'expected a number from 1, got 0'.

    `port` 0 takes a free one. `tls_certificate` and `tls_key` are PEM files. `metrics_port` 0 means none.
    `proxies` are the addresses of reverse proxies whose word on a client's address and scheme is taken.
    `offline` lets pages keep themselves in the browser, to open without a network.
    `drain_s` is how long a server that is told to stop lets rounds go on.
    """

    model_config: ClassVar[SettingsConfigDict] = SettingsConfigDict(
        env_prefix=PREFIX, extra="forbid", frozen=True, env_ignore_empty=True
    )

    host: Annotated[str, Field(description="an address of this computer", min_length=1)] = "127.0.0.1"
    port: Annotated[int, Field(description=_A_PORT, ge=0, le=MAX_PORT)] = DEFAULT_PORT
    data: Annotated[Path, Field(description="a folder")] = Path()
    bot_processes: Annotated[int, Field(description="a number from 1 to 64", ge=1, le=64)] = 2
    tls_certificate: Annotated[Path | None, Field(description="a PEM file")] = None
    tls_key: Annotated[Path | None, Field(description="a PEM file")] = None
    proxies: Annotated[str, Field(description="addresses with commas between them")] = "127.0.0.1"
    log_format: Annotated[LogFormat, Field(description="text or json")] = LogFormat.TEXT
    log_level: Annotated[LogLevel, Field(description="debug, info, warning or error")] = LogLevel.WARNING
    metrics_host: Annotated[str, Field(description="an address of this computer", min_length=1)] = "127.0.0.1"
    metrics_port: Annotated[int, Field(description=_A_PORT, ge=0, le=MAX_PORT)] = 0
    sockets_per_address: Annotated[int, Field(description="a number from 1", ge=1)] = DEFAULT_LIMITS.sockets_per_address
    offline: Annotated[bool, Field(description="true or false")] = True
    drain_s: Annotated[float, Field(description=_FROM_NOUGHT, ge=0, allow_inf_nan=False)] = 0.0

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags, environment, file; the first that says something wins."""
        del dotenv_settings, file_secret_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def configuration(flags: Mapping[str, Any], file: Path | None, data: Path) -> Configuration:
    """The configuration of *flags*, the environment and *file*, a TOML file; *data* is the folder when none says.

    Raises:
        ConfigurationError: a setting is unknown or wrong, or the file cannot be read.
    """
    if file is not None and not file.is_file():
        raise ConfigurationError(f"expected a configuration file at {file}, found none")

    class FromFile(Configuration):
        model_config = SettingsConfigDict(toml_file=file)

    try:
        found = FromFile(**{name: value for name, value in flags.items() if value is not None})
    except ValidationError as mistake:
        raise ConfigurationError(_in_words(mistake)) from None
    except (SettingsError, ValueError, OSError) as mistake:  # a TOML mistake is a ValueError
        raise ConfigurationError(f"{file or 'environment'}: {mistake}") from None
    if (found.tls_certificate is None) != (found.tls_key is None):
        raise ConfigurationError("tls_certificate and tls_key go together; set both or none")
    return found if "data" in found.model_fields_set else found.model_copy(update={"data": data})


def _in_words(mistake: ValidationError) -> str:
    """The first of the mistakes, in the words of the setting."""
    first = mistake.errors()[0]
    name = str(first["loc"][0]) if first["loc"] else ""
    field = Configuration.model_fields.get(name)
    if field is None:
        known = ", ".join(Configuration.model_fields)
        return f"unknown setting {name!r}; choose from {known}"
    return f"{name}: expected {field.description}, got {str(first['input'])!r}"
