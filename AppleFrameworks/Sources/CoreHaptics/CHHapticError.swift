// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// An error of haptics.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// - Source: developer.apple.com/documentation/corehaptics/chhapticerror/code
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidEngineParameter = -4816
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? CHHapticError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CoreHapticsErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    let words =
      switch code {
      case .notSupported: "The device does not support haptics."
      case .invalidPatternDictionary: "The pattern's dictionary is not valid."
      case .badEventEntry: "An event of the pattern is not valid."
      case .badParameterEntry: "A parameter of the pattern is not valid."
      case .fileNotFound: "The pattern's file does not exist."
      default: "The haptic operation failed."
      }
    return [NSLocalizedDescriptionKey: words]
  }

  public static var engineNotRunning: Code { .engineNotRunning }
  public static var notSupported: Code { .notSupported }
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  public static var fileNotFound: Code { .fileNotFound }
}
