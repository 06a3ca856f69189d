import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("UIKit's views animated by SwiftUI's animations", .ownHosts)
struct ViewAnimationTests {
  /// The share of the way that a view has gone after some seconds, and how often the completion was called.
  private func progress(_ animation: Animation, after times: [Double]) -> (shares: [Double], completions: Int) {
    let host = ViewHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIView()
    root.addSubview(view)
    host.show(root)
    var completions = 0
    host.run {
      UIView.animate(animation) {
        view.center.x += 100
      } completion: {
        completions += 1
      }
    }
    var (shares, now): ([Double], Double) = ([], 0)
    for time in times {
      host.advance(by: time - now)
      now = time
      shares.append(((view.layer.presentation()?.position.x ?? view.center.x) - 5) / 100)
    }
    return (shares, completions)
  }

  @Test("a linear one is half way after half of the time, its delay and speed counted")
  func linear() {
    let plain = progress(.linear(duration: 1), after: [0.5, 1.1])
    #expect(abs(plain.shares[0] - 0.5) < 0.05 && abs(plain.shares[1] - 1) < 0.001 && plain.completions == 1)
    let late = progress(.linear(duration: 1).speed(2).delay(1), after: [0.9, 1.25, 1.6])
    #expect(abs(late.shares[0]) < 0.001 && abs(late.shares[1] - 0.5) < 0.08 && late.completions == 1)
  }

  @Test("a curve of one's own goes by its control points")
  func curve() {
    let early = progress(.timingCurve(0, 0.9, 0.1, 1, duration: 1), after: [0.3, 1.1])
    let late = progress(.timingCurve(0.9, 0, 1, 0.1, duration: 1), after: [0.3, 1.1])
    #expect(early.shares[0] > 0.8 && late.shares[0] < 0.2)
    #expect(early.completions == 1 && late.completions == 1)
  }

  @Test("a spring with a bounce goes beyond its end, one without does not")
  func spring() {
    let times = stride(from: 0.05, through: 2, by: 0.05).map { $0 }
    #expect(progress(.spring(duration: 0.5, bounce: 0.5), after: times).shares.max()! > 1.02)
    #expect(progress(.smooth, after: times).shares.max()! < 1.001)
  }
}
