/// A result builder of a ``Configuration`` from ``Setting``s and ``Run``s, with conditions and loops.
@MainActor
@resultBuilder
public enum ConfigurationBuilder {
  public static func buildBlock(_ lines: any ConfigurationLine...) -> Configuration {
    Configuration(lines)
  }

  public static func buildOptional(_ part: Configuration?) -> Configuration {
    part ?? Configuration()
  }

  public static func buildEither(first part: Configuration) -> Configuration {
    part
  }

  public static func buildEither(second part: Configuration) -> Configuration {
    part
  }

  public static func buildArray(_ parts: [Configuration]) -> Configuration {
    Configuration(parts)
  }

  public static func buildLimitedAvailability(_ part: Configuration) -> Configuration {
    part
  }
}
