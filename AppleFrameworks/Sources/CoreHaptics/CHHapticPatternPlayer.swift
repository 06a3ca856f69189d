// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// At once, as a time at which a player starts or stops.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhaptictimeimmediate
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays a pattern. No engine makes one here.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticpatternplayer
public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  func cancel() throws
}

/// Plays a pattern, and can pause, seek and repeat it.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticadvancedpatternplayer
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
}
