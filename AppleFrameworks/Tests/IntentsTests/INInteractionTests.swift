import Intents
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Intents", .ownHosts)
struct INInteractionTests {
  private final class OrderIntent: INIntent {}

  @Test("donations succeed later, and can be deleted")
  func donating() {
    let host = ViewHost()
    host.show(UIViewController())
    var done: [String] = []
    host.run {
      let interaction = INInteraction(intent: OrderIntent(), response: nil)
      (interaction.identifier, interaction.groupIdentifier) = ("one", "group")
      interaction.donate { done.append("donated \($0 == nil)") }
      #expect(done.isEmpty && Donations.current.identifiers == ["one"])
      INInteraction.delete(with: ["other"]) { done.append("deleted \($0 == nil)") }
      #expect(Donations.current.identifiers == ["one"])
      INInteraction.delete(with: "group")
      #expect(Donations.current.identifiers.isEmpty)
    }
    host.advance(by: 0.1)
    #expect(done == ["donated true", "deleted true"])
  }

  @Test("Siri is refused when it is asked for, and there are no shortcuts")
  func siri() {
    let host = ViewHost()
    host.show(UIViewController())
    var (answers, shortcuts): ([INSiriAuthorizationStatus], [Int?]) = ([], [])
    host.run {
      #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
      INPreferences.requestSiriAuthorization { answers.append($0) }
      INVoiceShortcutCenter.shared.getAllVoiceShortcuts { all, _ in shortcuts.append(all?.count) }
    }
    host.advance(by: 0.1)
    #expect(answers == [.denied] && shortcuts == [0])
  }

  @Test("a copied intent keeps its class, words and pictures")
  func copying() throws {
    let (intent, image) = (OrderIntent(), INImage(named: "soup"))
    intent.suggestedInvocationPhrase = "Order soup"
    intent.setImage(image, forParameterNamed: "dish")
    let copy = try #require(intent.copy() as? OrderIntent)
    #expect(copy.suggestedInvocationPhrase == "Order soup" && copy.image(forParameterNamed: "dish") === image)
    #expect(copy.image(forParameterNamed: "drink") == nil)
  }

  @Test("activities keep the words that are suggested for them")
  func activities() {
    let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "a"))
    first.suggestedInvocationPhrase = "Go on"
    #expect(first.suggestedInvocationPhrase == "Go on" && second.suggestedInvocationPhrase == nil)
  }
}
