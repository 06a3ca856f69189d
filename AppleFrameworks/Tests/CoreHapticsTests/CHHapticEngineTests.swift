import CoreHaptics
import TestHosts
import Testing

@Suite("Core Haptics", .ownHosts)
struct CHHapticEngineTests {
  @Test("the hardware has no haptics, and an engine cannot be created")
  func unsupported() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }

  @Test("a pattern keeps its events, parameters and curves through its dictionary")
  func dictionary() throws {
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
    let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0.25)
    let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
    let curve = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl, controlPoints: [.init(relativeTime: 0, value: 1)], relativeTime: 0.5)
    let pattern = try CHHapticPattern(events: [tap, hum], parameterCurves: [curve])
    #expect(pattern.duration == 3)
    let copy = try CHHapticPattern(dictionary: pattern.exportDictionary())
    #expect(copy.duration == 3)
    let entries = try #require(copy.exportDictionary()[.pattern] as? [[CHHapticPattern.Key: Any]])
    #expect(entries.count == 3)
    let event = try #require(entries[0][.event] as? [CHHapticPattern.Key: Any])
    #expect(event[.eventType] as? String == "HapticTransient" && event[.time] as? Double == 0.25)
    let points = (entries[2][.parameterCurve] as? [CHHapticPattern.Key: Any])?[.parameterCurveControlPoints]
    #expect((points as? [[CHHapticPattern.Key: Any]])?.count == 1)
  }

  @Test("a dictionary without a type of an event is refused")
  func malformed() {
    #expect(throws: CHHapticError(.badEventEntry)) {
      try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: [CHHapticPattern.Key.time: 0.0]]]])
    }
    #expect(throws: CHHapticError(.invalidPatternDictionary)) { try CHHapticPattern(dictionary: [:]) }
  }
}
