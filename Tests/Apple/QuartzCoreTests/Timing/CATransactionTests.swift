import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CATransaction", .ownHosts)
struct CATransactionTests {
  @Test("settings hold until the commit, inner ones inherit")
  func stack() {
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(AppHost.current.transactions.depth == 0)
  }

  @Test("without animations, the completion block runs at the commit, after the transaction is closed")
  func completion() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("outer at \(AppHost.current.transactions.depth)") }
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setCompletionBlock { events.append("inner at \(AppHost.current.transactions.depth)") }
    events.append("committing")
    CATransaction.commit()
    events.append("committed")
    CATransaction.commit()
    #expect(events == ["committing", "inner at 1", "committed", "outer at 0"])
  }

  @Test("flush ends the implicit transaction, and waits for an explicit one")
  func flush() {
    // This ends transactions of other tests.
    CATransaction.flush()
    var runs = 0
    CATransaction.setCompletionBlock { runs += 1 }
    CATransaction.setAnimationDuration(9)
    CATransaction.begin()
    CATransaction.flush()
    #expect(runs == 0)
    CATransaction.commit()
    #expect(runs == 1 && CATransaction.animationDuration() == 0.25)
    CATransaction.flush()
    #expect(runs == 1)
  }

  @Test("a commit without a begin ends the implicit transaction")
  func commitImplicit() {
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test("values can be set by key")
  func keys() {
    CATransaction.begin()
    CATransaction.setValue(NSNumber(value: 4), forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("mine", forKey: "own")
    #expect(CATransaction.animationDuration() == 4 && CATransaction.disableActions())
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(nil, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 4)
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") == nil)
  }
}
