import UIKit
import ViewCode

/// A controller of the feed, which dequeues a shell and passes it the activity, regardless of the kind.
final class ActivityFeedViewController: UITableViewController {
  private let activities: [any ActivityFeedViewable]

  init(activities: [any ActivityFeedViewable]) {
    self.activities = activities
    super.init(style: .plain)
    title = "Activity"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ActivityFeedShellCell.self)
    tableView.separatorStyle = .none
    tableView.backgroundColor = .systemGroupedBackground
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 120
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(ActivityFeedShellCell.self, for: indexPath)
    cell.show(activities[indexPath.row])
    return cell
  }
}

#Preview("Activity feed") {
  ActivityFeedViewController(activities: ActivityFeedSamples.activities(500))
}
