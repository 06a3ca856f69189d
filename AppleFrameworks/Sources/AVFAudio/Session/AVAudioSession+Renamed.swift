// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Names up to Swift 4.1, for projects whose language version is 4.
// Source: developer.apple.com/documentation/avfaudio/avaudiosession

/// `AVAudioSession.Category.ambient` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient"
/// `AVAudioSession.Category.soloAmbient` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient"
/// `AVAudioSession.Category.playback` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
/// `AVAudioSession.Category.record` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = "AVAudioSessionCategoryRecord"
/// `AVAudioSession.Category.playAndRecord` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord"

/// `AVAudioSession.Mode.default` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public let AVAudioSessionModeDefault = "AVAudioSessionModeDefault"
/// `AVAudioSession.Mode.measurement` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public let AVAudioSessionModeMeasurement = "AVAudioSessionModeMeasurement"
/// `AVAudioSession.Mode.voiceChat` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public let AVAudioSessionModeVoiceChat = "AVAudioSessionModeVoiceChat"
/// `AVAudioSession.Mode.moviePlayback` up to Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public let AVAudioSessionModeMoviePlayback = "AVAudioSessionModeMoviePlayback"

extension AVAudioSession {
  /// `setCategory(_:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "use AVAudioSession.Category")
  public func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }

  /// `setCategory(_:options:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "use AVAudioSession.Category")
  public func setCategory(_ category: String, with options: CategoryOptions) throws {
    try setCategory(Category(rawValue: category), options: options)
  }

  /// `setCategory(_:mode:options:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "use AVAudioSession.Category and AVAudioSession.Mode")
  public func setCategory(_ category: String, mode: String, options: CategoryOptions = []) throws {
    try setCategory(Category(rawValue: category), mode: Mode(rawValue: mode), options: options)
  }

  /// `setMode(_:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "use AVAudioSession.Mode")
  public func setMode(_ mode: String) throws { try setMode(Mode(rawValue: mode)) }
}
