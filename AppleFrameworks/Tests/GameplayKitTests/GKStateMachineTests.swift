import GameplayKit
import TestHosts
import Testing

@Suite("State machines and entities", .ownHosts)
struct GKStateMachineTests {
  private class Logged: GKState {
    override func didEnter(from previousState: GKState?) { stateLog?.entries.append("enter \(type(of: self))") }
    override func willExit(to nextState: GKState) { stateLog?.entries.append("exit \(type(of: self))") }
    var stateLog: Log?
  }
  private final class Log { var entries: [String] = [] }
  private final class Idle: Logged {}
  private final class Running: Logged {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Idle.self }
  }
  private final class Dead: Logged {}

  @Test("a machine enters what the current state allows, leaving first")
  func entering() {
    let (log, idle, running, dead) = (Log(), Idle(), Running(), Dead())
    for state in [idle, running, dead] as [Logged] { state.stateLog = log }
    let machine = GKStateMachine(states: [idle, running, dead])
    #expect(machine.currentState == nil && machine.enter(Running.self))
    #expect(!machine.enter(Dead.self) && machine.currentState === running)
    #expect(machine.enter(Idle.self))
    #expect(log.entries == ["enter Running", "exit Running", "enter Idle"])
    #expect(machine.state(forClass: Dead.self) === dead && dead.stateMachine === machine)
    #expect(!machine.canEnterState(GKState.self))
  }

  private final class Health: GKComponent {
    var points = 0.0
    override func update(deltaTime seconds: TimeInterval) { points += seconds }
  }

  @Test("an entity has one component of a class, which a system updates")
  func components() {
    let (entity, first, second) = (GKEntity(), Health(), Health())
    entity.addComponent(first)
    entity.addComponent(second)
    #expect(entity.components == [second] && first.entity == nil && second.entity === entity)
    let system = GKComponentSystem(componentClass: Health.self)
    system.addComponent(foundIn: entity)
    system.update(deltaTime: 0.5)
    entity.update(deltaTime: 1)
    #expect(second.points == 1.5 && entity.component(ofType: Health.self) === second)
    entity.removeComponent(ofType: Health.self)
    #expect(entity.components.isEmpty && second.entity == nil)
  }

  @Test("rules run by salience, once each, until none holds")
  func rules() {
    let system = GKRuleSystem()
    let near = NSString(string: "near")
    let attack = NSString(string: "attack")
    let second = GKRule(
      blockPredicate: { $0.grade(forFact: near) > 0.5 }, action: { $0.assertFact(attack, grade: 0.25) })
    let first = GKRule(blockPredicate: { ($0.state["distance"] as? Int ?? 9) < 5 }, action: { $0.assertFact(near) })
    first.salience = -1
    system.add([second, first])
    system.state["distance"] = 3
    system.evaluate()
    #expect(system.executed == [first, second] && system.grade(forFact: attack) == 0.25)
    #expect(system.minimumGrade(forFacts: [near, attack]) == 0.25)
    system.retractFact(near)
    #expect(system.facts.count == 1)
    system.reset()
    #expect(system.facts.isEmpty && system.agenda == [second, first])
  }
}
