/// The arguments of one kind of ``PreviewRequest``, and the type of its response.
package protocol PreviewQuery: Codable, Sendable {
  associatedtype Response: Codable & Sendable

  /// The query as it is sent.
  var request: PreviewRequest { get }
}

/// Lists all screens and devices.
package struct ListQuery: PreviewQuery {
  package typealias Response = ScreenCatalog

  package init() {}

  package var request: PreviewRequest { .list(self) }
}

/// Shows a screen. A program shows one screen in its life.
package struct ShowQuery: PreviewQuery {
  package typealias Response = LiveState

  package let choice: ScreenChoice

  package init(_ choice: ScreenChoice) {
    self.choice = choice
  }

  package var request: PreviewRequest { .show(self) }
}

/// Performs an event.
package struct PerformQuery: PreviewQuery {
  package typealias Response = PerformedEvent

  package let event: LiveEvent

  package init(_ event: LiveEvent) {
    self.event = event
  }

  package var request: PreviewRequest { .perform(self) }
}

/// Performs recorded events, up to the first that fails.
package struct ReplayQuery: PreviewQuery {
  package typealias Response = ReplayedEvents

  package let events: [LiveEvent]

  package init(_ events: [LiveEvent]) {
    self.events = events
  }

  package var request: PreviewRequest { .replay(self) }
}

/// Reads the outline. From then on, the numbers in targets are those of this outline.
package struct OutlineQuery: PreviewQuery {
  package typealias Response = LiveOutline

  /// Whether the text has every view with its frame.
  package let isFull: Bool

  package init(isFull: Bool = false) {
    self.isFull = isFull
  }

  package var request: PreviewRequest { .outline(self) }
}

/// Draws the whole screen.
package struct PictureQuery: PreviewQuery {
  package typealias Response = LivePicture

  /// Pixels per point, greater than 0 and at most 4.
  package let scale: Double
  /// Whether the outline's numbers are drawn on the picture.
  package let hasMarks: Bool

  package init(scale: Double, hasMarks: Bool) {
    self.scale = scale
    self.hasMarks = hasMarks
  }

  package var request: PreviewRequest { .picture(self) }
}

/// Draws what differs from the picture of the previous ``ChangesQuery``: everything at the first one, and when the
/// scale changes.
package struct ChangesQuery: PreviewQuery {
  package typealias Response = PictureUpdate

  /// Pixels per point, greater than 0 and at most 4.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  package var request: PreviewRequest { .changes(self) }
}

/// Audits the screen.
package struct AuditQuery: PreviewQuery {
  package typealias Response = [Finding]

  package init() {}

  package var request: PreviewRequest { .audit(self) }
}

/// Sweeps the screen over widths of its window, sizes of text and directions. An untouched preview is made again for each
/// situation, another screen as it is; it is as before afterwards.
package struct SweepQuery: PreviewQuery {
  package typealias Response = LiveSweep

  /// The least and the largest width, in points.
  package let least: Int
  package let largest: Int

  package init(from least: Int, to largest: Int) {
    self.least = least
    self.largest = largest
  }

  package var request: PreviewRequest { .sweep(self) }
}

/// Captures the screen, for a later ``CompareQuery``.
package struct CaptureQuery: PreviewQuery {
  package typealias Response = LiveCapture

  package init() {}

  package var request: PreviewRequest { .capture(self) }
}

/// Compares the screen with an earlier capture.
package struct CompareQuery: PreviewQuery {
  package typealias Response = LiveDifference

  package let before: LiveCapture

  package init(with before: LiveCapture) {
    self.before = before
  }

  package var request: PreviewRequest { .compare(self) }
}

/// Describes one view: the frontmost view at a point, or the view of another target.
package struct InspectQuery: PreviewQuery {
  package typealias Response = ViewInspection

  package let target: LiveTarget

  package init(_ target: LiveTarget) {
    self.target = target
  }

  package var request: PreviewRequest { .inspect(self) }
}

/// Starts recording a film: from then on, passing frames are drawn.
package struct StartFilmQuery: PreviewQuery {
  package typealias Response = FilmStarted

  /// Pixels per point, greater than 0 and at most 4.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  package var request: PreviewRequest { .startFilm(self) }
}

/// Ends the recording that ``StartFilmQuery`` started.
package struct EndFilmQuery: PreviewQuery {
  package typealias Response = Film

  package init() {}

  package var request: PreviewRequest { .endFilm(self) }
}
