import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Actions of layers", .ownHosts)
struct LayerActionTests {
  /// An action that records its runs, with the layer's opacity at that time.
  private final class Note: CAAction {
    var runs: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  private final class Chooser: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  @Test("run after a change, with its key")
  func run() {
    let note = Note()
    let layer = CALayer()
    layer.actions = ["opacity": note]
    layer.opacity = 0.5
    layer.opacity = 0.5
    layer.cornerRadius = 4
    #expect(note.runs == ["opacity 0.5"])
  }

  @Test("of the delegate come first; NSNull ends the search")
  func delegate() {
    let own = Note()
    let delegates = Note()
    let chooser = Chooser()
    let layer = CALayer()
    layer.actions = ["position": own]
    layer.delegate = chooser
    layer.position.x = 1
    chooser.answer = delegates
    layer.position.x = 2
    chooser.answer = NSNull()
    layer.position.x = 3
    #expect(chooser.asked == ["position", "position", "position"])
    #expect(own.runs.count == 1 && delegates.runs.count == 1)
    #expect(layer.action(forKey: "position") == nil)
  }

  @Test("don't run while the transaction disables them")
  func disabled() {
    let note = Note()
    let layer = CALayer()
    layer.actions = ["opacity": note]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(note.runs.isEmpty)
    layer.opacity = 1
    #expect(note.runs == ["opacity 1.0"])
  }

  @Test("of the class come last; order in and out are events, too")
  func defaults() {
    final class Active: CALayer {
      nonisolated(unsafe) static var note = Note()
      override class func defaultAction(forKey event: String) -> (any CAAction)? { note }
    }
    let layer = Active()
    let root = CALayer()
    root.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(Active.note.runs == ["onOrderIn 1.0", "onOrderOut 1.0"])
  }
}
