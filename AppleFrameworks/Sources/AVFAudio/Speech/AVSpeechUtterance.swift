// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// An utterance with the text to speak and its settings.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechutterance
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString

  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }

  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
  }

  /// The voice; `nil` for the voice of the device's language.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate.
  ///
  /// - Default: `AVSpeechUtteranceDefaultSpeechRate`.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch multiplier, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var prefersAssistiveTechnologySettings = false
  /// The delay before the utterance, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The delay after the utterance, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
}

/// A voice.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public let name: String
  public let identifier: String
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  private init(_ language: String, _ name: String) {
    self.language = language
    self.name = name
    identifier = "com.apple.voice.compact.\(language).\(name)"
  }

  /// Creates a voice for a language.
  ///
  /// - Parameter languageCode: The language; `nil` for that of the device.
  /// - Returns: The voice; `nil` for a language without a voice.
  public convenience init?(language languageCode: String?) {
    let wanted = languageCode ?? AVSpeechSynthesisVoice.currentLanguageCode()
    let voices = AVSpeechSynthesisVoice.voices
    guard let voice = voices.first(where: { $0.0 == wanted }) ?? voices.first(where: { $0.0.hasPrefix("\(wanted)-") })
    else { return nil }
    self.init(voice.0, voice.1)
  }

  public convenience init?(identifier: String) {
    guard
      let voice = AVSpeechSynthesisVoice.voices.first(where: {
        identifier == "com.apple.voice.compact.\($0.0).\($0.1)"
      })
    else { return nil }
    self.init(voice.0, voice.1)
  }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { voices.map { AVSpeechSynthesisVoice($0.0, $0.1) } }
  open class func currentLanguageCode() -> String {
    String(Locale.current.identifier.prefix { $0 != "@" && $0 != "." }).replacing("_", with: "-")
  }

  private static let voices = [
    ("ar-001", "Maged"), ("da-DK", "Sara"), ("de-DE", "Anna"), ("el-GR", "Melina"), ("en-AU", "Karen"),
    ("en-GB", "Daniel"), ("en-US", "Samantha"), ("es-ES", "Mónica"), ("es-MX", "Paulina"), ("fi-FI", "Satu"),
    ("fr-CA", "Amélie"), ("fr-FR", "Thomas"), ("he-IL", "Carmit"), ("hi-IN", "Lekha"), ("it-IT", "Alice"),
    ("ja-JP", "Kyoko"), ("ko-KR", "Yuna"), ("nb-NO", "Nora"), ("nl-NL", "Xander"), ("pl-PL", "Zosia"),
    ("pt-BR", "Luciana"), ("pt-PT", "Joana"), ("ru-RU", "Milena"), ("sv-SE", "Alva"), ("th-TH", "Kanya"),
    ("tr-TR", "Yelda"), ("zh-CN", "Tingting"), ("zh-TW", "Meijia"),
  ]
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified = 0
  case male, female
}

/// A boundary at which speech is paused or stopped.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word
}
