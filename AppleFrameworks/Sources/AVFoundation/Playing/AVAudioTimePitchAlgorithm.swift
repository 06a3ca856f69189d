import HostServices
import PermissionResponses

/// How the pitch of sound is kept at other rates.
///
/// - Source: developer.apple.com/documentation/avfoundation/avaudiotimepitchalgorithm
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Good for speech; needs little work.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// Good for music; needs more work.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The pitch changes with the speed.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
