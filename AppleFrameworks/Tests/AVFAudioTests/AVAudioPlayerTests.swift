import AVFAudio
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("AVAudioPlayer", .ownHosts)
struct AVAudioPlayerTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate {
    var heard: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { heard.append(flag) }
  }

  private func host() -> ViewHost {
    let host = ViewHost()
    host.show(UIViewController())
    return host
  }

  @Test("knows how long a sound is, and plays it by the host's time")
  func playing() throws {
    let (host, listener) = (host(), Listener())
    let player = try AVAudioPlayer(data: SoundFiles.wave(seconds: 2.5))
    player.delegate = listener
    #expect(player.duration == 2.5 && player.numberOfChannels == 1)
    host.run { _ = player.play() }
    host.advance(by: 1)
    #expect(player.isPlaying && abs(host.run { player.currentTime } - 1) < 0.02)
    host.run { player.pause() }
    host.advance(by: 5)
    #expect(abs(host.run { player.currentTime } - 1) < 0.02 && listener.heard.isEmpty)
    host.run { _ = player.play() }
    host.advance(by: 1.6)
    #expect(!player.isPlaying && listener.heard == [true] && host.run { player.currentTime } == 0)
  }

  @Test("begins again as often as it is told")
  func loops() throws {
    let (host, listener) = (host(), Listener())
    let player = try AVAudioPlayer(data: SoundFiles.wave(seconds: 1))
    player.delegate = listener
    player.numberOfLoops = 2
    host.run { _ = player.play() }
    host.advance(by: 2.5)
    #expect(player.isPlaying && listener.heard.isEmpty)
    host.advance(by: 1)
    #expect(!player.isPlaying && listener.heard == [true])
  }

  @Test("half the speed takes twice the time")
  func rate() throws {
    let (host, listener) = (host(), Listener())
    let player = try AVAudioPlayer(data: SoundFiles.wave(seconds: 1))
    player.delegate = listener
    player.enableRate = true
    player.rate = 0.5
    host.run { _ = player.play() }
    host.advance(by: 1.5)
    #expect(player.isPlaying)
    host.advance(by: 1)
    #expect(listener.heard == [true])
  }

  @Test("a missing file and one that is no sound are errors")
  func errors() throws {
    let error = #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/sound.wav")) }
    #expect(error?.domain == "NSOSStatusErrorDomain" && error?.code == 2_003_334_207)
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
    for count in 0..<60 { _ = try? AVAudioPlayer(data: SoundFiles.wave(seconds: 0.1).prefix(count)) }
    for count in 0..<400 { _ = try? AVAudioPlayer(data: SoundFiles.film(seconds: 1).prefix(count)) }
  }
}

@MainActor
@Suite("AVAudioSession", .ownHosts)
struct AVAudioSessionTests {
  @Test("keeps its category, and has no microphone")
  func category() throws {
    let session = AVAudioSession.sharedInstance()
    #expect(session.category == .soloAmbient && session === AVAudioSession.sharedInstance())
    try session.setCategory(.playback, mode: .moviePlayback, options: .mixWithOthers)
    #expect(
      session.category == .playback && session.mode == .moviePlayback && session.categoryOptions == .mixWithOthers)
    #expect(throws: NSError.self) { try session.setCategory(AVAudioSession.Category(rawValue: "none")) }
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    #expect(!session.isInputAvailable && session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
  }

  @Test("leave to record is refused when it is asked for")
  func permission() {
    let host = ViewHost()
    host.show(UIViewController())
    var answers: [Bool] = []
    host.run {
      #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
      AVAudioSession.sharedInstance().requestRecordPermission { answers.append($0) }
    }
    host.advance(by: 0.1)
    #expect(answers == [false])
    #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    #expect(AVAudioApplication.shared.recordPermission == .denied)
  }
}

@MainActor
@Suite("AVSpeechSynthesizer", .ownHosts)
struct AVSpeechSynthesizerTests {
  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var heard: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      heard.append("start")
    }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) {
      heard.append((utterance.speechString as NSString).substring(with: characterRange))
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      heard.append("finish")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      heard.append("cancel")
    }
  }

  @Test("speaks word by word, one utterance after the other, and stops")
  func speaking() {
    let (host, listener, synthesizer) = (ViewHost(), Listener(), AVSpeechSynthesizer())
    host.show(UIViewController())
    synthesizer.delegate = listener
    host.run {
      synthesizer.speak(AVSpeechUtterance(string: "one two three"))
      synthesizer.speak(AVSpeechUtterance(string: "four"))
    }
    host.advance(by: 0.05)
    #expect(listener.heard == ["start", "one"] && synthesizer.isSpeaking)
    host.advance(by: 0.9)
    #expect(listener.heard == ["start", "one", "two", "three", "finish", "start", "four"])
    host.run { _ = synthesizer.stopSpeaking(at: .immediate) }
    host.advance(by: 2)
    #expect(listener.heard.suffix(1) == ["cancel"] && !synthesizer.isSpeaking)
  }

  @Test("voices are found by language")
  func voices() {
    #expect(AVSpeechSynthesisVoice(language: "pt-BR")?.language == "pt-BR")
    #expect(AVSpeechSynthesisVoice(language: "de")?.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(language: "xx-XX") == nil)
    #expect(
      AVSpeechSynthesisVoice.speechVoices().allSatisfy { AVSpeechSynthesisVoice(identifier: $0.identifier) != nil })
  }
}
