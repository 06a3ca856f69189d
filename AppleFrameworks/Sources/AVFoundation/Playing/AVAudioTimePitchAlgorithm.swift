import HostServices
import PermissionResponses

/// An algorithm for the pitch of audio at different rates.
///
/// - Source: developer.apple.com/documentation/avfoundation/avaudiotimepitchalgorithm
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value. Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An algorithm for speech with a low computational cost.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// An algorithm for music with a higher computational cost.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// An algorithm in which the pitch changes with the rate.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
