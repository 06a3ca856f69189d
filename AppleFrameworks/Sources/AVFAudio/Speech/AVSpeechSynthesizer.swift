import Foundation
import MediaFiles
import PermissionResponses

/// A synthesizer of speech. No speech is audible. The delegate is notified of each word at the time when it would be
/// spoken, at approximately the speed of a voice (15 characters per second at the default rate).
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesizer
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  /// The waiting utterances. The first one is being spoken.
  private var queue: [AVSpeechUtterance] = []
  private var words: [NSRange] = []
  private var next = 0
  private let clock = PlaybackClock()

  public override init() { super.init() }

  open private(set) var isPaused = false
  open var isSpeaking: Bool { !queue.isEmpty }
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false

  /// Adds an utterance, which is spoken after all earlier ones. An utterance can be in the queue only once.
  open func speak(_ utterance: AVSpeechUtterance) {
    guard !queue.contains(where: { $0 === utterance }) else { return }
    queue.append(utterance)
    if queue.count == 1 { RunLoopTurn.later { [weak self] in self?.start(utterance) } }
  }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard !queue.isEmpty else { return false }
    let stopped = queue
    queue = []
    isPaused = false
    clock.set(seconds: 0, rate: 0)
    for utterance in stopped.prefix(1) { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    isPaused = true
    clock.set(rate: 0)
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let utterance = queue.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    clock.set(rate: 1)
    waitForWord(of: utterance)
    return true
  }

  // MARK: - Speaking

  private func start(_ utterance: AVSpeechUtterance) {
    guard queue.first === utterance, !isPaused else { return }
    words = AVSpeechSynthesizer.words(of: utterance.speechString)
    next = 0
    clock.set(seconds: -utterance.preUtteranceDelay, rate: 1)
    clock.whenAt(0) { [weak self] in
      guard let self else { return }
      delegate?.speechSynthesizer(self, didStart: utterance)
      waitForWord(of: utterance)
    }
  }

  private static func words(of text: String) -> [NSRange] {
    var ranges: [NSRange] = []
    var start = text.startIndex
    while let first = text[start...].firstIndex(where: { !$0.isWhitespace }) {
      let end = text[first...].firstIndex(where: \.isWhitespace) ?? text.endIndex
      ranges.append(NSRange(first..<end, in: text))
      start = end
    }
    return ranges
  }

  private func seconds(at offset: Int, of utterance: AVSpeechUtterance) -> Double {
    Double(offset) / (30 * Double(max(utterance.rate, 0.05)))
  }

  private func waitForWord(of utterance: AVSpeechUtterance) {
    guard queue.first === utterance, !isPaused else { return }
    guard next < words.count else {
      let end = seconds(at: utterance.speechString.utf16.count, of: utterance) + utterance.postUtteranceDelay
      return clock.whenAt(max(end, clock.seconds)) { [weak self] in self?.finish(utterance) }
    }
    let range = words[next]
    clock.whenAt(max(seconds(at: range.location, of: utterance), clock.seconds)) { [weak self] in
      guard let self else { return }
      next += 1
      delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
      waitForWord(of: utterance)
    }
  }

  private func finish(_ utterance: AVSpeechUtterance) {
    guard queue.first === utterance else { return }
    queue.removeFirst()
    clock.set(seconds: 0, rate: 0)
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if let following = queue.first { start(following) }
  }
}

/// A delegate that is notified of spoken utterances.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
