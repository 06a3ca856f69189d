import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("Curves of scrolling", .ownHosts)
struct ScrollCurveTests {
  @Test("the rubber band gives x·d·c / (d + c·x), never more than the view's length, and is its inverse's inverse")
  func rubberBand() {
    #expect(abs(RubberBand.stretch(100, 400) - 100 * 400 * 0.55 / (400 + 0.55 * 100)) < 1e-12)
    #expect(RubberBand.stretch(-100, 400) == -RubberBand.stretch(100, 400))
    #expect(RubberBand.stretch(1e9, 400) < 400)
    for x in stride(from: -500.0, through: 500, by: 50) {
      #expect(abs(RubberBand.distance(RubberBand.stretch(x, 400), 400) - x) < 1e-9)
    }
    #expect(RubberBand.confine(50, 0...100, 400, bounces: true) == 50)
    #expect(RubberBand.confine(150, 0...100, 400, bounces: false) == 100)
    #expect(RubberBand.stretch(10, 0) == 0)
  }

  @Test("slowing down follows v₀·(r^1000t − 1) / (1000·ln r)", arguments: [0.998, 0.99])
  func slowing(_ rate: Double) {
    let motion = AxisMotion(slowingFrom: 100, velocity: 800, rate: rate, in: 0...100_000, bounces: true)
    let k = 1000 * log(rate)
    for t in stride(from: 0.0, to: motion.duration, by: 0.05) {
      #expect(abs(motion.position(at: t) - (100 + 800 * (exp(k * t) - 1) / k)) < 1e-9)
    }
    #expect(abs(motion.destination - (100 - 800 / k)) < 1e-9)
    #expect(motion.position(at: motion.duration) == motion.destination)
    // At the end, less than half a point remains.
    #expect(abs(motion.position(at: motion.duration - 1e-9) - motion.destination) < 0.5001)
  }

  @Test("content that is thrown over an edge comes back to it on a critically damped spring, its speed unbroken there")
  func bouncing() {
    let motion = AxisMotion(slowingFrom: 900, velocity: 2000, rate: 0.998, in: 0...1000, bounces: true)
    #expect(motion.destination == 1000)
    let times = stride(from: 0.0, through: motion.duration, by: 0.001).map { motion.position(at: $0) }
    let most = times.max()!
    #expect(most > 1010 && most < 1100)
    let crossing = times.firstIndex { $0 > 1000 }!
    let (before, after) = (times[crossing - 1] - times[crossing - 2], times[crossing + 1] - times[crossing])
    #expect(abs(before - after) < 0.05)
    #expect(abs(times.last! - 1000) < 0.6)
    let hard = AxisMotion(slowingFrom: 900, velocity: 2000, rate: 0.998, in: 0...1000, bounces: false)
    #expect(hard.position(at: 10) == 1000)
    #expect(stride(from: 0.0, through: 1, by: 0.01).allSatisfy { hard.position(at: $0) <= 1000 + 1e-9 })
  }

  @Test("content beyond an edge springs back without crossing it")
  func springingBack() {
    let motion = AxisMotion(slowingFrom: -80, velocity: 0, rate: 0.998, in: 0...1000, bounces: true)
    for t in stride(from: 0.0, to: motion.duration, by: 0.02) {
      #expect(abs(motion.position(at: t) - (-80 - 800 * t) * exp(-10 * t)) < 1e-9)
      #expect(motion.position(at: t) <= 0)
    }
  }

  @Test("a page is reached without going past it, however fast the finger was", arguments: [0, 500, 50_000.0])
  func springing(_ velocity: Double) {
    let motion = AxisMotion(springingFrom: 40, to: 300, velocity: velocity)
    #expect(motion.destination == 300)
    #expect(stride(from: 0.0, through: 2, by: 0.01).allSatisfy { motion.position(at: $0) <= 300 })
  }

  @Test("slowing down to another target begins as fast as that takes, and ends there")
  func retargeting() {
    let motion = AxisMotion(slowingFrom: 0, to: 500, rate: 0.998)
    #expect(abs(motion.position(at: 0.5) - 500 * (1 - pow(0.998, 500))) < 1e-9)
    #expect(motion.position(at: motion.duration) == 500)
    #expect(AxisMotion(slowingFrom: 5, to: 5, rate: 0.998).duration == 0)
  }
}
