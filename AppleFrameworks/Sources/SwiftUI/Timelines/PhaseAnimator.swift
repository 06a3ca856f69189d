/// A container that cycles through phases, and animates the content from each phase to the next.
///
/// - Source: developer.apple.com/documentation/swiftui/phaseanimator
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  // Unchecked: Views are used only on the main actor after they are created.
  private nonisolated(unsafe) let phases: [Phase]
  private nonisolated(unsafe) let trigger: PhaseTrigger?
  private nonisolated(unsafe) let content: (Phase) -> Content
  private nonisolated(unsafe) let animation: (Phase) -> Animation?
  @State private var run = PhaseRun()
  @State private var index = 0

  /// Creates an animator that repeats the phases endlessly.
  ///
  /// - Parameters:
  ///   - phases: The phases. If they are empty, nothing is displayed.
  ///   - content: A closure that returns the content for a phase.
  ///   - animation: A closure that returns the animation to a phase; `nil` for no animation.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that passes through the phases and returns to the first one after each change of a value.
  ///
  /// - Parameters:
  ///   - phases: The phases. If they are empty, nothing is displayed.
  ///   - trigger: The value to observe.
  ///   - content: A closure that returns the content for a phase.
  ///   - animation: A closure that returns the animation to a phase; `nil` for no animation.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = PhaseTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content of the view.
  public var body: some View {
    if phases.isEmpty {
      EmptyView()
    } else {
      content(phases[min(index, phases.count - 1)])
        .onAppear {
          run.isShown = true
          if trigger == nil { step() }
        }
        .onDisappear { run.isShown = false }
        .onChange(of: trigger) { _, _ in
          guard run.isShown, !run.isMoving else { return }
          step()
        }
    }
  }

  private func step() {
    guard run.isShown, phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    run.isMoving = true
    let (run, goesOn) = (run, trigger == nil || next != 0)
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      run.isMoving = false
      if goesOn { run.next?() }
    }
    run.next = { step() }
  }
}

/// A type-erased equatable value.
struct PhaseTrigger: Equatable {
  private let value: any Equatable
  init(_ value: some Equatable) { self.value = value }

  static func == (first: PhaseTrigger, second: PhaseTrigger) -> Bool {
    func isSame<Value: Equatable>(_ value: Value) -> Bool { value == second.value as? Value }
    return isSame(first.value)
  }
}

extension View {
  /// Repeats phases endlessly, and animates the content from each phase to the next.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: A closure that returns the content for the view and a phase.
  ///   - animation: A closure that returns the animation to a phase; `nil` for no animation.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
  }

  /// Passes through phases and returns to the first one after each change of a value.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: The value to observe.
  ///   - content: A closure that returns the content for the view and a phase.
  ///   - animation: A closure that returns the animation to a phase; `nil` for no animation.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      animation: animation)
  }
}
