import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UIFieldBehavior", .ownHosts)
struct UIFieldBehaviorTests {
  private let host = ViewHost(device: .standard)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let box = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    root.addSubview(box)
    animator = UIDynamicAnimator(referenceView: root)
    host.show(root, sizing: .fixed(root.bounds.size))
  }

  /// Applies a field to the box, which is at (250, 350) and has a velocity. Returns the distance and the velocity.
  private func move(
    by field: UIFieldBehavior, velocity: CGPoint = .zero, charge: CGFloat = 0, seconds: TimeInterval = 0.5
  ) -> (moved: CGVector, velocity: CGPoint) {
    let item = UIDynamicItemBehavior(items: [box])
    item.charge = charge
    field.addItem(box)
    host.run {
      animator.removeAllBehaviors()
      box.center = CGPoint(x: 250, y: 350)
      animator.addBehavior(item)
      animator.addBehavior(field)
      item.addLinearVelocity(velocity, for: box)
    }
    host.advance(by: seconds)
    return (CGVector(dx: box.center.x - 250, dy: box.center.y - 350), item.linearVelocity(for: box))
  }

  private func field(_ field: UIFieldBehavior, at point: CGPoint = CGPoint(x: 150, y: 350)) -> UIFieldBehavior {
    field.position = point
    return field
  }

  @Test("linear gravity of 1 accelerates as a push of 1 does an item of 100 by 100 points")
  func linearGravity() {
    let result = move(by: .linearGravityField(direction: CGVector(dx: 0, dy: 1)))
    #expect(abs(result.velocity.y - 50) < 4 && abs(result.moved.dy - 12.5) < 2 && result.moved.dx == 0)
  }

  @Test("radial gravity pulls to the position, a negative one away from it")
  func radialGravity() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 150, y: 350))
    #expect(abs(move(by: field).moved.dx + 12.5) < 2)
    field.strength = -1
    #expect(abs(move(by: field).moved.dx - 12.5) < 2)
  }

  @Test("falloff weakens the force with the distance, from the least radius on")
  func falloff() {
    let field = field(.radialGravityField(position: .zero), at: CGPoint(x: 50, y: 350))
    field.falloff = 2
    // At twice the unit of length, a quarter of the force remains.
    #expect(abs(move(by: field).moved.dx + 12.5 / 4) < 0.6)
    field.minimumRadius = 400
    #expect(abs(move(by: field).moved.dx + 12.5 / 16) < 0.2)
  }

  @Test("nothing moves outside of a field's region")
  func region() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 150, y: 350)
    field.region = UIRegion(radius: 90)
    #expect(move(by: field).moved == CGVector(dx: 0, dy: 0))
    field.region = UIRegion(radius: 90).inverse()
    #expect(move(by: field).moved.dy > 10)
  }

  @Test("a spring swings about its position")
  func spring() {
    // With the mass 1 and the strength 1, the oscillation is one radian in a second.
    let result = move(by: field(.springField()), seconds: Double.pi)
    #expect(abs(result.moved.dx + 200) < 8 && abs(result.moved.dy) < 1)
  }

  @Test("drag slows down")
  func drag() {
    let result = move(by: .dragField(), velocity: CGPoint(x: 100, y: 0), seconds: 1)
    #expect(abs(result.velocity.x - 100 / M_E) < 4)
  }

  @Test("a velocity field gives its velocity to all that is in it")
  func velocity() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: -1))
    field.strength = 40
    let result = move(by: field, velocity: CGPoint(x: 100, y: 0))
    #expect(result.velocity == CGPoint(x: 0, y: -40) && abs(result.moved.dy + 20) < 2)
  }

  @Test("a vortex pushes counterclockwise, a negative one clockwise")
  func vortex() {
    let field = field(.vortexField())
    // The box is to the right of the position, where counterclockwise is up.
    #expect(move(by: field).moved.dy < -5)
    field.strength = -1
    #expect(move(by: field).moved.dy > 5)
  }

  @Test("an electric field repels charges of its sign, attracts others, and leaves uncharged items alone")
  func electric() {
    let field = field(.electricField())
    #expect(move(by: field, charge: 1).moved.dx > 5)
    #expect(move(by: field, charge: -1).moved.dx < -5)
    #expect(move(by: field).moved.dx == 0)
  }

  @Test("a magnetic field turns the velocity of charges and keeps their speed")
  func magnetic() {
    let result = move(by: .magneticField(), velocity: CGPoint(x: 100, y: 0), charge: 1)
    #expect(abs(hypot(result.velocity.x, result.velocity.y) - 100) < 0.1 && result.velocity.y < -30)
    #expect(move(by: .magneticField(), velocity: CGPoint(x: 100, y: 0)).velocity.y == 0)
  }

  @Test("noise is the same in each run, another one elsewhere, and turbulence needs speed")
  func noise() {
    let first = move(by: .noiseField(smoothness: 0.5, animationSpeed: 1))
    #expect(first.moved.dx != 0 || first.moved.dy != 0)
    let again = move(by: .noiseField(smoothness: 0.5, animationSpeed: 1))
    // The host's clock advances meanwhile, so that its frames differ in the last digits.
    #expect(abs(again.moved.dx - first.moved.dx) < 1e-6 && abs(again.moved.dy - first.moved.dy) < 1e-6)
    let elsewhere = field(.noiseField(smoothness: 0.5, animationSpeed: 1), at: CGPoint(x: 37, y: 411))
    #expect(abs(move(by: elsewhere).moved.dx - first.moved.dx) > 0.1)
    let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 0)
    #expect(move(by: turbulence).moved == CGVector(dx: 0, dy: 0))
    let moving = move(by: turbulence, velocity: CGPoint(x: 0, y: 100))
    #expect(moving.moved.dx != 0)
  }

  @Test("an app's own field gets place, velocity, mass and charge, and its force is divided by the mass")
  func evaluated() {
    var heard: (CGPoint, CGFloat, CGFloat)?
    let field = UIFieldBehavior.field { _, position, _, mass, charge, _ in
      if heard == nil { heard = (position, mass, charge) }
      return CGVector(dx: 2, dy: 0)
    }
    let result = move(by: field, charge: 3)
    #expect(heard?.0 == CGPoint(x: 250, y: 350) && abs((heard?.1 ?? 0) - 1) < 0.001 && heard?.2 == 3)
    #expect(abs(result.moved.dx - 25) < 3)
  }
}
