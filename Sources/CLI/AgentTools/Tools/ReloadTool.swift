import PreviewSessions

/// A tool that builds the project again, and replays the events of each screen.
struct ReloadTool: AgentTool {
  let description = ToolDescription(
    "reload", "After edits: build, restart the screens, replay their steps. Compiler errors with file:line.")

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let isFirst = session.build == nil
    let (new, changedFiles) = session.rebuild()
    let seconds = ReloadTool.seconds(new.duration)
    guard new.program != nil else {
      return ToolAnswer(
        "the project does not build (\(seconds)); the screens are unchanged\n"
          + new.errorText(below: session.snapshot?.root),
        isError: true)
    }
    let changes = changedFiles.map { "\($0) file\($0 == 1 ? "" : "s") changed" } ?? ""
    var lines = ["built in \(seconds)" + (isFirst ? "" : "; \(changes)")]
    for screen in session.screens {
      do throws(SessionError) {
        lines += try restart(screen, new)
      } catch {
        let reason: String
        if case .ended(let failure) = error {
          reason = session.text(of: failure)
        } else {
          reason = session.relative("\(error)")
          session.remove(screen)
        }
        lines.append("screen \(screen.number) (\(screen.session.choice.text)) is not shown: \(reason)")
      }
    }
    return ToolAnswer(lines.joined(separator: "\n"))
  }

  /// Restarts a screen and returns messages about it.
  private func restart(_ screen: AgentScreen, _ build: ProgramBuild) throws(SessionError) -> [String] {
    if screen.session.isAlive { screen.before = try? screen.capture() }
    var lines: [String] = []
    let replay = try screen.session.start(build)
    if let words = replay.description {
      lines.append("screen \(screen.number): \(words)")
    } else if replay.of > 0 {
      lines.append("screen \(screen.number): \(replay.of) step\(replay.of == 1 ? "" : "s") replayed")
    }
    lines.append(try screen.readChange() ?? "screen \(screen.number): the tree is unchanged; diff compares frames")
    return lines
  }

  private static func seconds(_ duration: Duration) -> String {
    let value = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return "\((value * 100).rounded() / 100) s"
  }
}
