/// Reads a ``Configuration`` from a list of ``Setting``s and ``Run``s, with conditions and loops.
@MainActor
@resultBuilder
public enum ConfigurationBuilder {
  public static func buildExpression<Target, Value>(_ setting: Setting<Target, Value>) -> Configuration {
    Configuration([setting])
  }

  public static func buildExpression(_ run: Run) -> Configuration {
    Configuration([run])
  }

  public static func buildExpression(_ once: Once) -> Configuration {
    Configuration([once])
  }

  public static func buildExpression(_ configuration: Configuration) -> Configuration {
    configuration
  }

  public static func buildBlock(_ parts: Configuration...) -> Configuration {
    Configuration(parts.flatMap(\.entries))
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
    Configuration(parts.flatMap(\.entries))
  }

  public static func buildLimitedAvailability(_ part: Configuration) -> Configuration {
    part
  }
}
