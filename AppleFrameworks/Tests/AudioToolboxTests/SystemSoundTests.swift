import AudioToolbox
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("System sounds", .ownHosts)
struct SystemSoundTests {
  @Test("are made of files that are there, and given back once")
  func making() throws {
    let file = try SoundFiles.write(SoundFiles.wave(seconds: 0.1), as: "tap.wav")
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError && sound > 4096)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesBadSystemSoundIDError)
    let missing = URL(fileURLWithPath: "/no/sound.wav")
    #expect(AudioServicesCreateSystemSoundID(missing as CFURL, &sound) != kAudioServicesNoError)
  }

  @Test("who waits for the end of one is called")
  func completion() {
    let host = ViewHost()
    host.show(UIViewController())
    var isOver = false
    host.run { AudioServicesPlaySystemSoundWithCompletion(1104) { isOver = true } }
    host.advance(by: 0.1)
    #expect(isOver)
  }

  @Test("a function for the end of a sound is accepted and never called")
  func completions() {
    let status = AudioServicesAddSystemSoundCompletion(kSystemSoundID_Vibrate, nil, nil, { _, _ in fatalError() }, nil)
    #expect(status == kAudioServicesNoError)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    AudioServicesRemoveSystemSoundCompletion(kSystemSoundID_Vibrate)
  }
}
