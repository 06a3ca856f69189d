import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UIFeedbackGeneratorTests {
  @MainActor
  private final class Motor {
    var feedback: [HostFeedback] = []
    init() { UserInterface.current.feedbackListener = { [weak self] in self?.feedback.append($0) } }
    var kinds: [HostFeedback.Kind] { feedback.map(\.kind) }
  }

  private let motor: Motor

  init() {
    StandardScreen.make()
    motor = Motor()
  }

  @Test func eachKindTellsTheHostWhatHappened() {
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    #expect(
      motor.kinds == [
        .impact(.heavy, intensity: 1), .impact(.medium, intensity: 0.5), .selection, .notification(.error),
      ])
  }

  @Test func intensityStaysBetweenNoneAndFull() {
    let generator = UIImpactFeedbackGenerator(style: .soft)
    generator.impactOccurred(intensity: 7)
    generator.impactOccurred(intensity: -1)
    #expect(motor.kinds == [.impact(.soft, intensity: 1), .impact(.soft, intensity: 0)])
  }

  @Test func preparingCountsForTheNextFeedback() {
    let generator = UISelectionFeedbackGenerator()
    generator.prepare()
    generator.selectionChanged()
    generator.selectionChanged()
    #expect(motor.feedback.map(\.wasPrepared) == [true, false])
  }

  @Test func aGeneratorForAViewIsOneOfItsInteractions() {
    let view = UIView()
    let generator = UIImpactFeedbackGenerator(style: .light, view: view)
    #expect(generator.view === view)
    #expect(view.interactions.contains { $0 === generator })
    generator.impactOccurred(at: CGPoint(x: 3, y: 4))
    #expect(motor.feedback.map(\.location) == [CGPoint(x: 3, y: 4)])
    view.removeInteraction(generator)
    #expect(generator.view == nil)
  }

  @Test func appsInTheBackgroundGiveNone() {
    UIApplication.shared.enterBackground()
    UISelectionFeedbackGenerator().selectionChanged()
    UIApplication.shared.enterForeground()
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(motor.feedback.count == 1)
  }
}
