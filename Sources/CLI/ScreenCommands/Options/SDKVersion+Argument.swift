import ArgumentParser
import ViewHost

/// Parses the argument of `--sdk 26`.
extension SDKVersion: ExpressibleByArgument {
  public init?(argument: String) {
    guard let number = Int(argument) else { return nil }
    self.init(rawValue: number)
  }

  public var defaultValueDescription: String { "\(rawValue)" }

  public static var allValueStrings: [String] { allCases.map { "\($0.rawValue)" } }
}
